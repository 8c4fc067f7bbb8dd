-- Payment links that ask for nothing that is owed. Who applies in public for somebody that is enrolled already, from a
-- mailbox that nobody knows as theirs, gets the mail of a stranger, link included: it opens the page of a stranger too.

create table senuelos (
  codigo text primary key,
  solicitud text not null unique references solicitudes,
  -- As an invoice's line would say it.
  descripcion text not null,
  -- What the mail said: total and instalments.
  cotizacion jsonb not null,
  valor dinero not null check (valor > 0),
  moneda moneda not null,
  creado_el timestamptz not null,
  caduca_el timestamptz not null check (caduca_el > creado_el),
  -- The person was told that it is about to run out, as with any other.
  avisado_el timestamptz,
  -- It ran out, was paid, or became a link like any other.
  terminado_el timestamptz
);
create index senuelos_caduca on senuelos (caduca_el) where terminado_el is null;

-- Money that came by one stays in favour of who paid it.
alter table pagos add column senuelo text references senuelos;
alter table pagos add check (senuelo is null or enlace_id is null);
create index pagos_senuelo on pagos (senuelo) where senuelo is not null;

-- Which application an enrolment came of.
create index solicitudes_inscripcion on solicitudes (inscripcion) where inscripcion is not null;
