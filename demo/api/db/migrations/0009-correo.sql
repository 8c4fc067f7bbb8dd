-- Mail is written down inside the transaction that causes it, and composed and delivered outside; mailboxes that
-- somebody proved to read; tries counted in windows that slide.

alter table correo_saliente
  -- What kind of mail it is, and what it is made from until it has been composed.
  add column tipo text not null,
  add column datos jsonb,
  -- The order of being written down; instants may be equal.
  add column secuencia bigint not null generated always as identity,
  -- Who delivers it owns it until then: a process that dies leaves it to the others.
  add column reservado_hasta timestamptz,
  alter column asunto drop not null,
  -- Forgotten once delivered or given up: they hold links that open things.
  alter column texto drop not null,
  alter column html drop not null,
  add check (num_nulls(texto, html) in (0, 2)),
  add check (estado <> 'pendiente' or num_nonnulls(datos, html) = 1);
create index correo_secuencia on correo_saliente (secuencia);

-- A link may also prove the mailbox of an application from the public form, which has no account.
alter table tokens
  alter column cuenta_id drop not null,
  add column solicitud text references solicitudes (numero) on delete cascade,
  add check (num_nonnulls(cuenta_id, solicitud) = 1);
create index tokens_solicitud on tokens (solicitud) where solicitud is not null;

alter table solicitudes add column correo_verificado_el timestamptz;
alter table clientes add column correo_verificado_el timestamptz;

-- Tries in the window before, for windows that slide; `desde` and `intentos` are the window under way.
alter table limites add column previos integer not null default 0 check (previos >= 0);
