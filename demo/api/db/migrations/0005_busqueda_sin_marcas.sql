-- A text as searches compare it: as `foldSearch` of src/domain/searchWords.ts does. Release 1.0 removed the accents of Spanish only,
-- and only from composed letters.
-- PostgreSQL's lower() knows only the capitals of the database's locale; in PGlite those of ASCII. `translate` has the others.
create or replace function sin_tildes(texto text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(texto, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g')),
    'đĐøØłŁıςẞÆÐÞĦŊŒŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐ',
    'ddoolliσßæðþħŋœŧαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґ'
  )
$$;--> statement-breakpoint
-- A generated column is computed when its row is written, so these are made anew.
alter table recibos drop column busqueda, add column busqueda text generated always as (sin_tildes(numero || ' ' || referencia)) stored not null;--> statement-breakpoint
alter table cursos drop column busqueda, add column busqueda text generated always as (sin_tildes(identificacion || ' ' || nombre || ' ' || descripcion)) stored not null;--> statement-breakpoint
alter table facturas drop column busqueda, add column busqueda text generated always as (sin_tildes(numero || ' ' || (comprador ->> 'razonSocial'))) stored not null;--> statement-breakpoint
alter table inscripciones drop column busqueda, add column busqueda text generated always as (sin_tildes(numero || ' ' || curso_codigo || ' ' || curso_nombre || ' ' || participante_nombres || ' ' || participante_apellidos || ' ' || participante_identificacion)) stored not null;--> statement-breakpoint
reindex index cursos_nombre;
