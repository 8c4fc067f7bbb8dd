-- What the service itself remembers: answers already given, and mail still to be sent.

create table idempotencia (
  -- Whose key it is: a signed-in account, or the public form of one address.
  ambito text not null,
  clave text not null check (length(clave) between 1 and 255),
  -- Hash of method, path and body: the same key with another request is refused.
  huella text not null,
  estado text not null default 'en_curso' check (estado in ('en_curso', 'hecha')),
  respuesta_estado smallint,
  respuesta_cabeceras jsonb,
  respuesta_cuerpo text,
  creada_el timestamptz not null default now(),
  caduca_el timestamptz not null,
  primary key (ambito, clave),
  check ((estado = 'hecha') = (respuesta_estado is not null))
);
create index idempotencia_caduca on idempotencia (caduca_el);

create table correo_saliente (
  id uuid primary key,
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  idioma text not null,
  adjuntos jsonb not null default '[]',
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos integer not null default 0,
  proximo_intento timestamptz not null default now(),
  error text,
  creado_el timestamptz not null default now(),
  enviado_el timestamptz
);
create index correo_pendiente on correo_saliente (proximo_intento) where estado = 'pendiente';
create index correo_creado on correo_saliente (creado_el);
