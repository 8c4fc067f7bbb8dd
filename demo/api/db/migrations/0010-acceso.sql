-- Passwords asked for again, waits that grow, sessions that say when they were last used.

-- The address that a link of an account was sent to: it proves that one, whatever the account says by then.
alter table tokens add column correo text check (correo = lower(correo));

-- When the next try is heard, for waits that grow with each failure; null in windows that slide.
alter table limites add column libre_el timestamptz;

alter table sesiones add column ultimo_uso_el timestamptz;

-- Who asked to change a forgotten password, as typed. The request writes this one row whether or not there is such an
-- account; who it is, is looked up afterwards, and the row is gone.
create table pedidos_clave (
  id uuid primary key,
  nombre text not null check (length(nombre) between 1 and 254),
  creado_el timestamptz not null
);
create index pedidos_clave_creado on pedidos_clave (creado_el);
