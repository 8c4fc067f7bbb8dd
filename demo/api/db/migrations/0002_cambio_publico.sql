-- Tells every process of the API when something changed that everybody may see, so that it may keep public answers in
-- memory: courses, their sessions and seats, and the institution. Told once a transaction, when it ends.
create function avisar_cambio_publico() returns trigger language plpgsql as $$
begin
  perform pg_notify('cambio_publico', '');
  return null;
end $$;--> statement-breakpoint
do $$
declare
  tabla text;
begin
  foreach tabla in array array['cursos', 'curso_sesiones', 'institucion'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function avisar_cambio_publico()',
      tabla || '_cambio_publico', tabla);
  end loop;
end $$;--> statement-breakpoint
-- Of an application only that it seems to take a seat is public.
create trigger solicitudes_ocupa_nueva after insert on solicitudes for each row when (new.ocupa) execute function avisar_cambio_publico();--> statement-breakpoint
create trigger solicitudes_ocupa_otra after update on solicitudes for each row
  when (old.ocupa is distinct from new.ocupa or (new.ocupa and old is distinct from new)) execute function avisar_cambio_publico();--> statement-breakpoint
create trigger solicitudes_ocupa_ya_no after delete on solicitudes for each row when (old.ocupa) execute function avisar_cambio_publico();
