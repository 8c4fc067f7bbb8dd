-- What enrolling needs beyond the records: who is billed once a seat is won, and the queue of the public form.

-- Who the invoice will be made out to, kept from the day of enrolment to the day on which a seat is won.
alter table inscripciones add column comprador jsonb;
-- The person was told that the seat is about to be lost; once is enough.
alter table inscripciones add column avisada_el timestamptz;

-- Order of arrival: taken from consecutivos in the same transaction, so an application that can be seen has none before
-- it that cannot.
alter table solicitudes
  add column orden bigint not null unique,
  add column acepta_espera boolean not null default false,
  -- Failures of ours while enrolling it; after some it is put aside instead of holding up the others.
  add column intentos smallint not null default 0,
  add column procesada_el timestamptz;
create index solicitudes_recibidas on solicitudes (orden) where estado = 'recibida';
create index solicitudes_recibidas_curso on solicitudes (curso_id, orden) where estado = 'recibida';
