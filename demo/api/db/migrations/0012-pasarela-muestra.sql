-- What the stand-in gateway remembers, as a real one would on machines of its own. Nothing else of the API reads it.

create table muestra_secreto (
  id smallint primary key default 1 check (id = 1),
  secreto text not null
);

create table muestra_intentos (
  referencia text primary key,
  valor dinero not null,
  moneda moneda not null,
  creado_el timestamptz not null
);

-- Notices that nobody has heard yet.
create table muestra_avisos (
  evento uuid primary key,
  referencia text not null references muestra_intentos,
  estado text not null,
  intentos smallint not null default 0,
  tras timestamptz not null
);
