-- Who is enrolled where, in which state, and how it came to that.

-- The state machine of src/domain/estados/inscripcion.ts, which a test compares with this one.
create function transicion_inscripcion(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'en_espera' then a in ('pendiente_pago', 'activa', 'anulada', 'caducada')
    when 'pendiente_aprobacion' then a in ('pendiente_pago', 'activa', 'rechazada', 'anulada')
    when 'pendiente_pago' then a in ('activa', 'caducada', 'anulada')
    when 'activa' then a in ('finalizada', 'anulada')
    else de is null and a in ('en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa')
  end
$$;

create function ocupa_cupo(estado text) returns boolean language sql immutable parallel safe as $$
  select estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')
$$;

create table inscripciones (
  numero text primary key,
  cliente_id uuid not null references clientes,
  curso_id uuid not null references cursos,
  -- Frozen: what the course was called when the person enrolled.
  curso_codigo text not null,
  curso_nombre text not null,
  participante_tipo_identificacion text not null,
  participante_identificacion text not null,
  participante_nombres text not null,
  participante_apellidos text not null,
  participante_correo text not null check (participante_correo = lower(participante_correo)),
  participante_telefono text not null,
  estado text not null check (estado in
    ('en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa', 'finalizada', 'rechazada', 'caducada', 'anulada')),
  fecha timestamptz not null,
  valor dinero not null,
  descuento dinero not null default 0,
  -- Taxes included, like the price that it comes from.
  total dinero not null,
  moneda moneda not null,
  caduca_el timestamptz,
  orden_espera integer,
  anulada_el timestamptz,
  anulada_motivo text,
  anulada_comentario text,
  anulada_retencion dinero,
  canal text not null check (canal in ('portal', 'publico')),
  terminos_version text not null,
  terminos_aceptados_el timestamptz not null,
  version integer not null default 1,
  busqueda text not null generated always as (sin_tildes(numero || ' ' || curso_codigo || ' ' || curso_nombre || ' '
    || participante_nombres || ' ' || participante_apellidos || ' ' || participante_identificacion)) stored,
  check (total = valor - descuento),
  check (estado <> 'en_espera' or orden_espera is not null),
  check ((estado = 'anulada') = (anulada_el is not null)),
  check (num_nulls(anulada_el, anulada_motivo, anulada_retencion) in (0, 3)),
  check (estado <> 'pendiente_pago' or total > 0),
  unique (numero, cliente_id, moneda),
  unique (curso_id, orden_espera)
);
-- Nobody is enrolled twice in a course, whatever runs at once.
create unique index inscripciones_sin_duplicar on inscripciones (curso_id, participante_identificacion)
  where estado not in ('rechazada', 'caducada', 'anulada');
create index inscripciones_cliente on inscripciones (cliente_id, fecha, numero);
create index inscripciones_espera on inscripciones (curso_id, orden_espera) where estado = 'en_espera';
create index inscripciones_caduca on inscripciones (caduca_el) where estado in ('en_espera', 'pendiente_pago');

create function inscripcion_transicion() returns trigger language plpgsql as $$
begin
  raise exception 'transition % -> % refused for %', old.estado, new.estado, new.numero using errcode = 'check_violation';
end $$;
create trigger inscripciones_transicion before update on inscripciones for each row
  when (old.estado is distinct from new.estado and not transicion_inscripcion(old.estado, new.estado))
  execute function inscripcion_transicion();

-- Seats follow states. One UPDATE per statement, whatever the number of rows.
create function inscripcion_cupos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update cursos c set ocupados = c.ocupados + d.n
    from (select curso_id, count(*) as n from nuevas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  elsif tg_op = 'UPDATE' then
    update cursos c set ocupados = c.ocupados + d.n
    from (
      select curso_id, sum(n) as n from (
        select curso_id, 1 as n from nuevas where ocupa_cupo(estado)
        union all select curso_id, -1 from viejas where ocupa_cupo(estado)
      ) x group by curso_id
    ) d where c.id = d.curso_id and d.n <> 0;
  else
    update cursos c set ocupados = c.ocupados - d.n
    from (select curso_id, count(*) as n from viejas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  end if;
  return null;
end $$;
create trigger inscripciones_cupos_insert after insert on inscripciones
  referencing new table as nuevas for each statement execute function inscripcion_cupos();
create trigger inscripciones_cupos_update after update on inscripciones
  referencing old table as viejas new table as nuevas for each statement execute function inscripcion_cupos();
create trigger inscripciones_cupos_delete after delete on inscripciones
  referencing old table as viejas for each statement execute function inscripcion_cupos();

create table inscripcion_historial (
  inscripcion text not null references inscripciones (numero),
  orden integer not null check (orden > 0),
  de text,
  a text not null,
  fecha timestamptz not null,
  actor text not null check (actor in ('cliente', 'institucion', 'sistema')),
  primary key (inscripcion, orden),
  check ((orden = 1) = (de is null)),
  check (transicion_inscripcion(de, a))
);
create trigger inscripcion_historial_solo_anexar before update or delete on inscripcion_historial
  for each row execute function solo_anexar();
create trigger inscripcion_historial_sin_vaciar before truncate on inscripcion_historial
  for each statement execute function solo_anexar();

-- Applications from the public form. The answer never tells whether one became an enrolment; the mail does.
create table solicitudes (
  numero text primary key,
  curso_id uuid not null references cursos,
  participante jsonb not null,
  facturacion jsonb,
  correo text not null check (correo = lower(correo)),
  idioma text not null default 'es',
  terminos_version text not null,
  terminos_aceptados_el timestamptz not null,
  estado text not null default 'recibida' check (estado in ('recibida', 'inscrita', 'repetida', 'descartada')),
  inscripcion text references inscripciones (numero),
  creada_el timestamptz not null default now(),
  check (estado <> 'inscrita' or inscripcion is not null)
);
create index solicitudes_creada on solicitudes (creada_el);
