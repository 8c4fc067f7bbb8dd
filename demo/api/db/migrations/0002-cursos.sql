-- What is taught, when, for how much, and how many fit in.

create table cursos (
  id uuid primary key,
  identificacion text not null unique,
  nombre text not null,
  descripcion text not null,
  modalidad text not null check (modalidad in ('presencial', 'virtual', 'hibrida')),
  inicio date not null,
  fin date not null check (fin >= inicio),
  inscripcion_desde date not null,
  inscripcion_hasta date not null check (inscripcion_hasta >= inscripcion_desde),
  cupo integer check (cupo > 0),
  -- Kept by triggers on inscripciones. With the CHECK below it is the row lock and the rule that no seat is sold twice.
  ocupados integer not null default 0 check (ocupados >= 0),
  -- The last place given in the waiting list; taken under the same row lock.
  ultima_espera integer not null default 0,
  -- The final price, tax included, as consumer law in Ecuador and Colombia asks; the invoice splits it into base and tax.
  precio dinero not null,
  moneda moneda not null,
  impuesto_codigo text not null default 'IVA',
  impuesto_tarifa numeric(5, 2) not null default 0 check (impuesto_tarifa between 0 and 100),
  cuotas integer not null default 1 check (cuotas between 1 and 12),
  descuento_motivo text,
  descuento_valor dinero,
  descuento_hasta date,
  requiere_aprobacion boolean not null default false,
  anulacion_hasta date not null,
  anulacion_retencion_valor dinero not null default 0,
  anulacion_retencion_porcentaje numeric(5, 2) not null default 0 check (anulacion_retencion_porcentaje between 0 and 100),
  anulacion_requiere_aprobacion boolean not null default false,
  cancelado_el timestamptz,
  version integer not null default 1,
  busqueda text not null generated always as (sin_tildes(identificacion || ' ' || nombre || ' ' || descripcion)) stored,
  check (cupo is null or ocupados <= cupo),
  check (num_nulls(descuento_motivo, descuento_valor, descuento_hasta) in (0, 3)),
  check (descuento_valor is null or descuento_valor <= precio)
);
create index cursos_inicio on cursos (inicio, id);
create index cursos_nombre on cursos (sin_tildes(nombre), id);
create index cursos_precio on cursos (precio, id);
create index cursos_inscripcion_hasta on cursos (inscripcion_hasta, id);

create table curso_sesiones (
  curso_id uuid not null references cursos on delete cascade,
  orden integer not null,
  inicio timestamptz not null,
  fin timestamptz not null check (fin > inicio),
  lugar text not null,
  primary key (curso_id, orden)
);
