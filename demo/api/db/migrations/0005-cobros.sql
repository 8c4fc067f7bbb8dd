-- Money that comes in: payment links, attempts at payment, receipts, and which receipt pays which invoice.

create table enlaces (
  id uuid primary key,
  -- What the address carries: unguessable, and not the id.
  codigo text not null unique,
  cliente_id uuid not null references clientes,
  valor dinero not null check (valor > 0),
  moneda moneda not null,
  estado text not null default 'activo' check (estado in ('activo', 'pagado', 'caducado', 'revocado')),
  creado_el timestamptz not null default now(),
  caduca_el timestamptz not null check (caduca_el > creado_el),
  unique (id, cliente_id, moneda)
);
create index enlaces_cliente on enlaces (cliente_id, creado_el, id);
create index enlaces_caduca on enlaces (caduca_el) where estado = 'activo';

create table enlace_facturas (
  enlace_id uuid not null,
  factura text not null,
  cliente_id uuid not null,
  moneda moneda not null,
  valor dinero not null check (valor > 0),
  primary key (enlace_id, factura),
  foreign key (enlace_id, cliente_id, moneda) references enlaces (id, cliente_id, moneda),
  foreign key (factura, cliente_id, moneda) references facturas (numero, cliente_id, moneda)
);
create index enlace_facturas_factura on enlace_facturas (factura);

create table pagos (
  id uuid primary key,
  cliente_id uuid not null references clientes,
  enlace_id uuid,
  valor dinero not null check (valor > 0),
  moneda moneda not null,
  estado text not null default 'creado'
    check (estado in ('creado', 'pendiente', 'confirmado', 'fallido', 'anulado', 'reembolsado')),
  pasarela text not null,
  referencia text,
  creado_el timestamptz not null default now(),
  actualizado_el timestamptz not null default now(),
  unique (id, cliente_id, moneda),
  -- A gateway's reference names one attempt: the same notice twice finds the same row.
  unique (pasarela, referencia),
  foreign key (enlace_id, cliente_id, moneda) references enlaces (id, cliente_id, moneda)
);
create index pagos_cliente on pagos (cliente_id, creado_el, id);
create index pagos_enlace on pagos (enlace_id);

-- What gateways said, once each: the primary key is what makes a repeated notice harmless.
create table pago_eventos (
  pasarela text not null,
  evento text not null,
  pago_id uuid references pagos,
  cuerpo jsonb not null,
  recibido_el timestamptz not null default now(),
  primary key (pasarela, evento)
);

create table recibos (
  numero text primary key,
  cliente_id uuid not null references clientes,
  pago_id uuid unique,
  fecha date not null,
  valor dinero not null check (valor > 0),
  moneda moneda not null,
  medio text not null check (medio in ('tarjeta', 'transferencia', 'efectivo', 'cheque', 'otro')),
  referencia text not null default '',
  estado text not null default 'vigente' check (estado in ('vigente', 'reembolsado_parcial', 'reembolsado', 'reversado')),
  reembolsado dinero not null default 0,
  -- Kept by triggers on aplicaciones.
  aplicado dinero not null default 0,
  sin_aplicar bigint not null generated always as (valor - reembolsado - aplicado) stored,
  creado_el timestamptz not null default now(),
  version integer not null default 1,
  busqueda text not null generated always as (sin_tildes(numero || ' ' || referencia)) stored,
  check (aplicado + reembolsado <= valor),
  check (case estado
    when 'vigente' then reembolsado = 0
    when 'reembolsado_parcial' then reembolsado > 0 and reembolsado < valor
    else reembolsado = valor
  end),
  unique (numero, cliente_id, moneda),
  foreign key (pago_id, cliente_id, moneda) references pagos (id, cliente_id, moneda)
);
create index recibos_cliente on recibos (cliente_id, fecha, numero);
create index recibos_favor on recibos (cliente_id, moneda) where sin_aplicar > 0;

alter table enlaces add column recibo text;
alter table enlaces add foreign key (recibo, cliente_id, moneda) references recibos (numero, cliente_id, moneda);
alter table enlaces add check ((estado = 'pagado') = (recibo is not null));

-- A receipt pays an invoice. Undone, never rewritten: `revertida_el` ends it, and what is left is a row of its own.
create table aplicaciones (
  id bigint generated always as identity primary key,
  recibo text not null,
  factura text not null,
  cliente_id uuid not null,
  moneda moneda not null,
  valor dinero not null check (valor > 0),
  fecha date not null,
  revertida_el timestamptz,
  foreign key (recibo, cliente_id, moneda) references recibos (numero, cliente_id, moneda),
  foreign key (factura, cliente_id, moneda) references facturas (numero, cliente_id, moneda)
);
create index aplicaciones_recibo on aplicaciones (recibo);
create index aplicaciones_factura on aplicaciones (factura);

create trigger aplicaciones_inmutables before update on aplicaciones for each row
  when (
    row(old.recibo, old.factura, old.cliente_id, old.moneda, old.valor, old.fecha)
      is distinct from row(new.recibo, new.factura, new.cliente_id, new.moneda, new.valor, new.fecha)
    or old.revertida_el is not null
  )
  execute function solo_anexar();
create trigger aplicaciones_sin_borrar before delete on aplicaciones for each row execute function solo_anexar();

-- Invariants 2 and 3: what is paid on an invoice and what is applied of a receipt are the same rows, seen from both ends.
create function aplicacion_suma() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update facturas f set pagado = f.pagado + d.valor, version = f.version + 1
    from (select factura, sum(valor) as valor from nuevas where revertida_el is null group by factura) d
    where f.numero = d.factura;
    update recibos r set aplicado = r.aplicado + d.valor, version = r.version + 1
    from (select recibo, sum(valor) as valor from nuevas where revertida_el is null group by recibo) d
    where r.numero = d.recibo;
  else
    update facturas f set pagado = f.pagado - d.valor, version = f.version + 1
    from (select n.factura, sum(n.valor) as valor from nuevas n join viejas v using (id)
      where n.revertida_el is not null and v.revertida_el is null group by n.factura) d
    where f.numero = d.factura;
    update recibos r set aplicado = r.aplicado - d.valor, version = r.version + 1
    from (select n.recibo, sum(n.valor) as valor from nuevas n join viejas v using (id)
      where n.revertida_el is not null and v.revertida_el is null group by n.recibo) d
    where r.numero = d.recibo;
  end if;
  return null;
end $$;
create trigger aplicaciones_suma_insert after insert on aplicaciones
  referencing new table as nuevas for each statement execute function aplicacion_suma();
create trigger aplicaciones_suma_update after update on aplicaciones
  referencing old table as viejas new table as nuevas for each statement execute function aplicacion_suma();

-- Money given back. A receipt's refund is what was not applied; an application is undone first.
create table reembolsos (
  id uuid primary key,
  recibo text not null,
  cliente_id uuid not null,
  moneda moneda not null,
  valor dinero not null check (valor > 0),
  fecha date not null,
  referencia text,
  foreign key (recibo, cliente_id, moneda) references recibos (numero, cliente_id, moneda)
);
create index reembolsos_recibo on reembolsos (recibo);
create trigger reembolsos_solo_anexar before update or delete on reembolsos for each row execute function solo_anexar();
