-- Who there is: the institution, its clients, their accounts, and what proves who somebody is.
-- Works on PostgreSQL 14 or newer and on PGlite alike; nothing here needs an extension.

-- Money is an integer count of minor units, never negative, and exact in a JavaScript number.
create domain dinero as bigint check (value between 0 and 9007199254740991);
create domain moneda as text check (value ~ '^[A-Z]{3}$');

-- What a search compares: lower case without the accents of Spanish, whatever the database's locale is.
create function sin_tildes(texto text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(texto), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')
$$;

-- For tables whose rows are history: what was written stays as it was written.
create function solo_anexar() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

create table institucion (
  id smallint primary key default 1 check (id = 1),
  nombre text not null,
  identificacion text not null,
  direccion text not null,
  correo text not null,
  telefono text not null,
  zona_horaria text not null,
  moneda moneda not null,
  terminos_version text not null
);

-- Numbers without gaps: taken by UPDATE … RETURNING inside the transaction that uses them, so that a rollback gives them back.
create table consecutivos (
  serie text primary key,
  ultimo bigint not null default 0 check (ultimo >= 0)
);

create table clientes (
  id uuid primary key,
  tipo_identificacion text,
  identificacion text,
  nombres text not null,
  apellidos text not null,
  razon_social text,
  correo text not null check (correo = lower(correo)),
  telefono text check (telefono ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text,
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'vi', 'cn', 'ar')),
  version integer not null default 1,
  creado_el timestamptz not null default now(),
  check ((tipo_identificacion is null) = (identificacion is null)),
  unique (tipo_identificacion, identificacion)
);
create index clientes_identificacion on clientes (identificacion);
create index clientes_correo on clientes (correo);

-- A sign-in. Several clients may share an e-mail (a parent and her children). An account's e-mail is its own only once
-- verified: who registers with somebody else's gets an empty account like anyone, and learns nothing.
create table cuentas (
  id uuid primary key,
  cliente_id uuid not null unique references clientes,
  correo text not null check (correo = lower(correo)),
  correo_verificado_el timestamptz,
  rol text,
  foto_url text,
  creada_el timestamptz not null default now(),
  deshabilitada_el timestamptz
);
create unique index cuentas_correo_verificado on cuentas (correo) where correo_verificado_el is not null;
create index cuentas_correo on cuentas (correo, creada_el desc);

-- Apart from the account, so that no query for a person ever selects a hash by accident.
create table credenciales (
  cuenta_id uuid primary key references cuentas on delete cascade,
  hash text not null check (hash like '$argon2id$%'),
  cambiada_el timestamptz not null default now()
);

-- One row per sign-in; the token carries its id, so revoking the row ends the token before it expires.
create table sesiones (
  id uuid primary key,
  cuenta_id uuid not null references cuentas on delete cascade,
  creada_el timestamptz not null,
  caduca_el timestamptz not null,
  revocada_el timestamptz,
  agente text
);
create index sesiones_cuenta on sesiones (cuenta_id, creada_el desc);
create index sesiones_caduca on sesiones (caduca_el);

-- Keys that sign access tokens, when the configuration gives none. The newest signs; all that are not retired verify.
create table claves_firma (
  id text primary key,
  secreto text not null,
  creada_el timestamptz not null default now(),
  retirada_el timestamptz
);

-- Single-use links sent by mail. Only a hash is kept: a copy of this table opens nothing.
create table tokens (
  hash text primary key,
  cuenta_id uuid not null references cuentas on delete cascade,
  proposito text not null check (proposito in ('clave', 'correo')),
  creado_el timestamptz not null default now(),
  caduca_el timestamptz not null,
  usado_el timestamptz
);
create index tokens_cuenta on tokens (cuenta_id, proposito);

-- Failed or counted tries per subject (hashed account name, address, …), shared by every process of the API.
create table limites (
  clave text primary key,
  intentos integer not null check (intentos >= 0),
  desde timestamptz not null,
  hasta timestamptz not null
);
create index limites_hasta on limites (hasta);
