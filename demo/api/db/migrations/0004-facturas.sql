-- Invoices and credit notes. What they say never changes; what was paid or credited on them follows from other tables.

create table facturas (
  numero text primary key check (numero ~ '^[0-9]{3}-[0-9]{3}-[0-9]{9}$'),
  tipo text not null check (tipo in ('factura', 'nota_credito')),
  refiere text,
  cliente_id uuid not null references clientes,
  inscripcion text,
  estado text not null default 'emitida' check (estado in ('emitida', 'anulada')),
  fecha_emision date not null,
  fecha_vencimiento date not null check (fecha_vencimiento >= fecha_emision),
  -- Frozen: who it was made out to.
  comprador jsonb not null,
  subtotal dinero not null,
  descuento dinero not null default 0,
  impuestos dinero not null default 0,
  total dinero not null,
  -- Kept by triggers: what receipts in force and credit notes take off. Together never more than the total.
  pagado dinero not null default 0,
  acreditado dinero not null default 0,
  saldo bigint not null generated always as
    (case when tipo = 'nota_credito' or estado = 'anulada' then 0 else total - pagado - acreditado end) stored,
  moneda moneda not null,
  anulada_el timestamptz,
  creada_el timestamptz not null default now(),
  version integer not null default 1,
  busqueda text not null generated always as (sin_tildes(numero || ' ' || (comprador ->> 'razonSocial'))) stored,
  check (total = subtotal - descuento + impuestos),
  check (pagado + acreditado <= total),
  check (estado <> 'anulada' or pagado = 0),
  check ((estado = 'anulada') = (anulada_el is not null)),
  check ((tipo = 'nota_credito') = (refiere is not null)),
  check (tipo = 'factura' or (pagado = 0 and acreditado = 0)),
  unique (numero, cliente_id, moneda),
  -- With owner and currency in the key, nothing of one client or currency can ever point at another's.
  foreign key (refiere, cliente_id, moneda) references facturas (numero, cliente_id, moneda),
  foreign key (inscripcion, cliente_id, moneda) references inscripciones (numero, cliente_id, moneda)
);
create index facturas_cliente on facturas (cliente_id, fecha_emision, numero);
create index facturas_vence on facturas (cliente_id, fecha_vencimiento, numero);
create index facturas_deuda on facturas (cliente_id, moneda, fecha_vencimiento) where saldo > 0;
create index facturas_inscripcion on facturas (inscripcion);
create index facturas_refiere on facturas (refiere) where refiere is not null;

create trigger facturas_inmutables before update on facturas for each row
  when (
    row(old.numero, old.tipo, old.refiere, old.cliente_id, old.inscripcion, old.fecha_emision, old.fecha_vencimiento,
      old.comprador, old.subtotal, old.descuento, old.impuestos, old.total, old.moneda)
    is distinct from
    row(new.numero, new.tipo, new.refiere, new.cliente_id, new.inscripcion, new.fecha_emision, new.fecha_vencimiento,
      new.comprador, new.subtotal, new.descuento, new.impuestos, new.total, new.moneda)
    or (old.estado = 'anulada' and new.estado <> 'anulada')
  )
  execute function solo_anexar();
create trigger facturas_sin_borrar before delete on facturas for each row execute function solo_anexar();

create table factura_lineas (
  factura text not null references facturas (numero),
  orden integer not null check (orden > 0),
  descripcion text not null,
  cantidad integer not null check (cantidad > 0),
  precio_unitario dinero not null,
  descuento dinero not null default 0,
  total dinero not null,
  primary key (factura, orden)
);

create table factura_impuestos (
  factura text not null,
  orden integer not null,
  codigo text not null,
  tarifa numeric(5, 2) not null check (tarifa between 0 and 100),
  base dinero not null,
  valor dinero not null,
  primary key (factura, orden, codigo),
  foreign key (factura, orden) references factura_lineas
);

create table factura_cuotas (
  factura text not null references facturas (numero),
  orden integer not null check (orden > 0),
  vence date not null,
  valor dinero not null,
  primary key (factura, orden)
);

create trigger factura_lineas_solo_anexar before update or delete on factura_lineas
  for each row execute function solo_anexar();
create trigger factura_impuestos_solo_anexar before update or delete on factura_impuestos
  for each row execute function solo_anexar();
create trigger factura_cuotas_solo_anexar before update or delete on factura_cuotas
  for each row execute function solo_anexar();

-- Invariant 1, looked at when the transaction ends: lines, taxes and instalments add up to what the invoice says.
create function factura_cuadra() returns trigger language plpgsql as $$
declare
  lineas bigint;
  bruto bigint;
  impuestos bigint;
  cuotas bigint;
begin
  select sum(l.total), sum(l.cantidad * l.precio_unitario - l.descuento) into lineas, bruto
    from factura_lineas l where l.factura = new.numero;
  select coalesce(sum(i.valor), 0) into impuestos from factura_impuestos i where i.factura = new.numero;
  select sum(c.valor) into cuotas from factura_cuotas c where c.factura = new.numero;
  if lineas is distinct from new.total or impuestos <> new.impuestos or bruto <> new.subtotal - new.descuento
    or (new.tipo = 'factura' and cuotas is distinct from new.total)
  then
    raise exception 'invoice % does not add up', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger facturas_cuadran after insert on facturas deferrable initially deferred
  for each row execute function factura_cuadra();

-- A credit note takes its total off the invoice that it refers to, for as long as it is in force.
create function factura_acreditado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update facturas f set acreditado = f.acreditado + d.valor, version = f.version + 1
    from (select refiere, sum(total) as valor from nuevas where tipo = 'nota_credito' group by refiere) d
    where f.numero = d.refiere;
  elsif exists (select 1 from nuevas where tipo = 'nota_credito') then
    update facturas f set acreditado = f.acreditado - d.valor, version = f.version + 1
    from (
      select n.refiere, sum(n.total) as valor from nuevas n join viejas v using (numero)
      where n.tipo = 'nota_credito' and n.estado = 'anulada' and v.estado = 'emitida' group by n.refiere
    ) d
    where f.numero = d.refiere;
  end if;
  return null;
end $$;
create trigger facturas_acreditado_insert after insert on facturas
  referencing new table as nuevas for each statement execute function factura_acreditado();
create trigger facturas_acreditado_update after update on facturas
  referencing old table as viejas new table as nuevas for each statement execute function factura_acreditado();
