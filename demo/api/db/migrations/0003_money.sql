-- Rules about money: invoices, receipts, the ledger, links and attempts at payment. See 0002 for how they work.

-- 1. An invoice comes whole: lines, taxes, instalments, its place in the ledger. Nothing is added to it afterwards.
create trigger facturas_inmutables before update on facturas for each row
  when (
    row(old.numero, old.tipo, old.refiere, old.cliente_id, old.inscripcion, old.fecha_emision, old.fecha_vencimiento,
      old.comprador, old.subtotal, old.descuento, old.impuestos, old.total, old.moneda)
    is distinct from
    row(new.numero, new.tipo, new.refiere, new.cliente_id, new.inscripcion, new.fecha_emision, new.fecha_vencimiento,
      new.comprador, new.subtotal, new.descuento, new.impuestos, new.total, new.moneda)
    or (old.estado = 'anulada' and new.estado <> 'anulada')
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger facturas_sin_borrar before delete on facturas for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_lineas_solo_anexar before update or delete on factura_lineas
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_impuestos_solo_anexar before update or delete on factura_impuestos
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger factura_cuotas_solo_anexar before update or delete on factura_cuotas
  for each row execute function solo_anexar();--> statement-breakpoint

-- Stable: it sees what was there before the statement, which may write an invoice and its line of the ledger at once.
create function factura_cerrada() returns trigger language plpgsql stable as $$
begin
  if exists (select from movimientos m where m.documento = new.factura and m.tipo in ('factura', 'nota_credito')) then
    raise exception 'invoice % is closed: nothing is added to %', new.factura, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger factura_lineas_cerradas before insert on factura_lineas for each row execute function factura_cerrada();--> statement-breakpoint
create trigger factura_impuestos_cerrados before insert on factura_impuestos for each row execute function factura_cerrada();--> statement-breakpoint
create trigger factura_cuotas_cerradas before insert on factura_cuotas for each row execute function factura_cerrada();--> statement-breakpoint
create function factura_cuadra() returns trigger language plpgsql as $$
declare
  lineas bigint;
  bruto bigint;
  impuestos bigint;
  cuotas bigint;
  cuantas bigint;
begin
  select sum(l.total), sum(l.cantidad * l.precio_unitario - l.descuento) into lineas, bruto
    from factura_lineas l where l.factura = new.numero;
  select coalesce(sum(i.valor), 0) into impuestos from factura_impuestos i where i.factura = new.numero;
  select sum(c.valor), count(*) into cuotas, cuantas from factura_cuotas c where c.factura = new.numero;
  if lineas is distinct from new.total or impuestos <> new.impuestos or bruto <> new.subtotal - new.descuento
    or (new.tipo = 'factura' and cuotas is distinct from new.total) or (new.tipo = 'nota_credito' and cuantas > 0)
    or exists (
      select from factura_lineas l where l.factura = new.numero and l.total <> l.cantidad * l.precio_unitario - l.descuento
        + (select coalesce(sum(i.valor), 0) from factura_impuestos i where i.factura = l.factura and i.orden = l.orden)
    )
    -- Equal parts, the rounding remainder in the last.
    or exists (
      select from factura_cuotas c where c.factura = new.numero
        and (c.orden > cuantas or (c.orden < cuantas and c.valor <> new.total / nullif(cuantas, 0)))
    )
  then
    raise exception 'invoice % does not add up', new.numero using errcode = 'check_violation';
  end if;
  if not exists (
    select from movimientos m where m.documento = new.numero and m.cliente_id = new.cliente_id and m.moneda = new.moneda
      and m.tipo = new.tipo and m.debe + m.haber = new.total
  ) then
    raise exception 'invoice % is not in the ledger', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_cuadran after insert on facturas deferrable initially deferred
  for each row execute function factura_cuadra();--> statement-breakpoint

-- 2 and 3. What is paid and credited on an invoice, and applied of a receipt, follows from applications and credit notes.
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
end $$;--> statement-breakpoint
create trigger facturas_acreditado_insert after insert on facturas
  referencing new table as nuevas for each statement execute function factura_acreditado();--> statement-breakpoint
create trigger facturas_acreditado_update after update on facturas
  referencing old table as viejas new table as nuevas for each statement execute function factura_acreditado();--> statement-breakpoint
create trigger facturas_sumas_nuevas before insert on facturas for each row
  when (new.pagado <> 0 or new.acreditado <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger facturas_sumas before update on facturas for each row
  when (new.pagado <> old.pagado or new.acreditado <> old.acreditado) execute function solo_disparadores();--> statement-breakpoint
create trigger facturas_anuladas before update on facturas for each row
  when (old.estado = 'anulada' and (new.pagado > old.pagado or new.acreditado > old.acreditado))
  execute function rechazar('it is annulled');--> statement-breakpoint
create trigger aplicaciones_inmutables before update on aplicaciones for each row
  when (
    row(old.recibo, old.factura, old.cliente_id, old.moneda, old.valor, old.fecha)
      is distinct from row(new.recibo, new.factura, new.cliente_id, new.moneda, new.valor, new.fecha)
    or old.revertida_el is not null
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger aplicaciones_sin_borrar before delete on aplicaciones for each row execute function solo_anexar();--> statement-breakpoint
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
end $$;--> statement-breakpoint
create trigger aplicaciones_suma_insert after insert on aplicaciones
  referencing new table as nuevas for each statement execute function aplicacion_suma();--> statement-breakpoint
create trigger aplicaciones_suma_update after update on aplicaciones
  referencing old table as viejas new table as nuevas for each statement execute function aplicacion_suma();--> statement-breakpoint
create trigger recibos_sumas_nuevas before insert on recibos for each row
  when (new.aplicado <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger recibos_sumas before update on recibos for each row
  when (new.aplicado <> old.aplicado) execute function solo_disparadores();--> statement-breakpoint
create trigger recibos_inmutables before update on recibos for each row
  when (
    row(old.numero, old.cliente_id, old.pago_id, old.fecha, old.valor, old.moneda, old.medio, old.referencia, old.creado_el)
      is distinct from
    row(new.numero, new.cliente_id, new.pago_id, new.fecha, new.valor, new.moneda, new.medio, new.referencia, new.creado_el)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger recibos_estados before update on recibos for each row
  when (new.reembolsado < old.reembolsado or (new.estado <> old.estado and old.estado in ('reembolsado', 'reversado')))
  execute function rechazar('what was given back is not money again');--> statement-breakpoint
create trigger reembolsos_solo_anexar before update or delete on reembolsos for each row execute function solo_anexar();--> statement-breakpoint
create function recibo_reembolsado() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'recibos' then to_jsonb(new) ->> 'numero' else to_jsonb(new) ->> 'recibo' end;
begin
  if exists (
    select from recibos r where r.numero = de and r.estado <> 'reversado'
      and r.reembolsado <> (select coalesce(sum(e.valor), 0) from reembolsos e where e.recibo = r.numero)
  ) then
    raise exception 'receipt % and its refunds differ', de using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger recibos_reembolsados after update on recibos deferrable initially deferred
  for each row when (new.reembolsado <> old.reembolsado) execute function recibo_reembolsado();--> statement-breakpoint
create constraint trigger recibos_reembolsados_nuevos after insert on recibos deferrable initially deferred
  for each row when (new.reembolsado <> 0) execute function recibo_reembolsado();--> statement-breakpoint
create constraint trigger reembolsos_de_recibo after insert on reembolsos deferrable initially deferred
  for each row execute function recibo_reembolsado();--> statement-breakpoint

-- 4. Ledger and documents tell the same: Σ debe − Σ haber = Σ saldo − saldo a favor, for each client and currency.
create function movimiento_saldo() returns trigger language plpgsql as $$
begin
  insert into saldos as s (cliente_id, moneda, secuencia, saldo, debe, haber)
    values (new.cliente_id, new.moneda, 1, new.debe - new.haber, new.debe, new.haber)
  on conflict (cliente_id, moneda) do update
    set secuencia = s.secuencia + 1, saldo = s.saldo + excluded.saldo, debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  returning s.secuencia, s.saldo into new.secuencia, new.saldo;
  return new;
end $$;--> statement-breakpoint
create trigger movimientos_saldo before insert on movimientos for each row execute function movimiento_saldo();--> statement-breakpoint
create trigger movimientos_solo_anexar before update or delete on movimientos for each row execute function solo_anexar();--> statement-breakpoint
create trigger movimientos_sin_vaciar before truncate on movimientos for each statement execute function solo_anexar();--> statement-breakpoint
create trigger saldos_del_libro before insert or update on saldos for each row execute function solo_disparadores();--> statement-breakpoint
create function cuadrar(cliente uuid, de text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(s.saldo), 0) from saldos s where s.cliente_id = cliente and s.moneda = de)
    <> (select coalesce(sum(f.saldo), 0) from facturas f where f.cliente_id = cliente and f.moneda = de and f.saldo > 0)
      - (select coalesce(sum(r.sin_aplicar), 0) from recibos r where r.cliente_id = cliente and r.moneda = de and r.sin_aplicar > 0)
  then
    raise exception 'ledger and documents of % differ', cliente using errcode = 'check_violation';
  end if;
end $$;--> statement-breakpoint
create function libro_cuadra() returns trigger language plpgsql as $$
declare
  existe boolean;
begin
  if new.tipo in ('factura', 'nota_credito', 'anulacion') then
    select case new.tipo
      when 'factura' then f.tipo = 'factura' and f.total = new.debe
      when 'nota_credito' then f.tipo = 'nota_credito' and f.total = new.haber
      else f.estado = 'anulada' and new.haber > 0 end
      into existe from facturas f
      where f.numero = new.documento and f.cliente_id = new.cliente_id and f.moneda = new.moneda;
  elsif new.tipo in ('recibo', 'reembolso') then
    select case new.tipo when 'recibo' then r.valor = new.haber else new.debe between 1 and r.reembolsado end
      into existe from recibos r
      where r.numero = new.documento and r.cliente_id = new.cliente_id and r.moneda = new.moneda;
  else
    existe := true;
  end if;
  if existe is not true then
    raise exception 'the ledger tells of % %, which is not so', new.tipo, new.documento using errcode = 'check_violation';
  end if;
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;--> statement-breakpoint
create constraint trigger movimientos_cuadran after insert on movimientos deferrable initially deferred
  for each row execute function libro_cuadra();--> statement-breakpoint
create function documento_cuadra() returns trigger language plpgsql as $$
begin
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_con_libro after update on facturas deferrable initially deferred
  for each row when (new.saldo <> old.saldo or new.cliente_id <> old.cliente_id) execute function documento_cuadra();--> statement-breakpoint
create constraint trigger recibos_con_libro after update on recibos deferrable initially deferred
  for each row when (new.sin_aplicar <> old.sin_aplicar or new.cliente_id <> old.cliente_id) execute function documento_cuadra();--> statement-breakpoint
create function recibo_en_libro() returns trigger language plpgsql as $$
begin
  if not exists (
    select from movimientos m where m.documento = new.numero and m.cliente_id = new.cliente_id and m.moneda = new.moneda
      and m.tipo = 'recibo' and m.haber = new.valor
  ) then
    raise exception 'receipt % is not in the ledger', new.numero using errcode = 'check_violation';
  end if;
  -- 7. Money of an attempt is money that its gateway confirmed.
  if new.pago_id is not null
    and not exists (select from pagos p where p.id = new.pago_id and p.estado in ('confirmado', 'reembolsado'))
  then
    raise exception 'receipt % is of an attempt that is not confirmed', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger recibos_en_libro after insert on recibos deferrable initially deferred
  for each row execute function recibo_en_libro();--> statement-breakpoint

-- 5 and 6. Who leaves a course owes nothing of it, and no link asks them for it; in the transaction in which they leave.
create function inscripcion_salda() returns trigger language plpgsql as $$
begin
  if exists (select from facturas f where f.inscripcion = new.numero and f.saldo > 0) then
    raise exception '% ends and still owes', new.numero using errcode = 'check_violation';
  end if;
  if exists (
    select from facturas f join enlace_facturas p on p.factura = f.numero join enlaces e on e.id = p.enlace_id
    where f.inscripcion = new.numero and e.estado = 'activo'
  ) then
    raise exception '% ends and a link still asks for it', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger inscripciones_saldan after update on inscripciones deferrable initially deferred
  for each row when (new.estado <> old.estado and new.estado in ('anulada', 'caducada', 'rechazada'))
  execute function inscripcion_salda();--> statement-breakpoint

-- 7. A link asks for what is owed when it is made, and for the same ever after; it is closed once.
create function enlace_cuadra() returns trigger language plpgsql as $$
declare
  de uuid := coalesce((to_jsonb(new) ->> 'enlace_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  if exists (
    select from enlaces e where e.id = de
      and e.valor is distinct from (select sum(p.valor) from enlace_facturas p where p.enlace_id = e.id)
  ) then
    raise exception 'link % asks for another amount than its invoices', de using errcode = 'check_violation';
  end if;
  if exists (
    select from enlaces e join enlace_facturas p on p.enlace_id = e.id join facturas f on f.numero = p.factura
    where e.id = de and e.estado = 'activo' and p.valor > f.saldo
  ) then
    raise exception 'link % asks for more than is owed', de using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger enlaces_cuadran after insert on enlaces deferrable initially deferred
  for each row execute function enlace_cuadra();--> statement-breakpoint
create constraint trigger enlace_facturas_cuadran after insert on enlace_facturas deferrable initially deferred
  for each row execute function enlace_cuadra();--> statement-breakpoint
create trigger enlace_facturas_solo_anexar before update on enlace_facturas for each row execute function solo_anexar();--> statement-breakpoint
create trigger enlaces_inmutables before update on enlaces for each row
  when (
    row(old.id, old.cliente_id, old.valor, old.moneda, old.creado_el, old.caduca_el)
      is distinct from row(new.id, new.cliente_id, new.valor, new.moneda, new.creado_el, new.caduca_el)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger enlaces_estados before update on enlaces for each row
  when (old.estado <> 'activo' and row(old.estado, old.recibo) is distinct from row(new.estado, new.recibo))
  execute function rechazar('it is closed');--> statement-breakpoint
create function enlace_pagado() returns trigger language plpgsql as $$
begin
  if not exists (
    select from recibos r join pagos p on p.id = r.pago_id
    where r.numero = new.recibo and p.enlace_id = new.id and r.valor >= p.valor
  ) then
    raise exception 'link % is not paid by %', new.id, new.recibo using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger enlaces_pagados after insert or update on enlaces deferrable initially deferred
  for each row when (new.estado = 'pagado') execute function enlace_pagado();--> statement-breakpoint

-- Attempts at payment follow the state machine of src/domain/estados/pago.ts, which a test compares with this one.
create function transicion_pago(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'creado' then a in ('pendiente', 'confirmado', 'fallido', 'anulado')
    when 'pendiente' then a in ('confirmado', 'fallido', 'anulado')
    when 'confirmado' then a = 'reembolsado'
    when 'fallido' then a = 'confirmado'
    when 'anulado' then a = 'confirmado'
    else false
  end
$$;--> statement-breakpoint
create trigger pagos_estados before update on pagos for each row
  when (new.estado <> old.estado and not transicion_pago(old.estado, new.estado))
  execute function rechazar('there is no way from this state to that one');--> statement-breakpoint
create trigger pagos_inmutables before update on pagos for each row
  when (
    row(old.id, old.cliente_id, old.enlace_id, old.decoy, old.valor, old.moneda, old.pasarela, old.creado_el)
      is distinct from
    row(new.id, new.cliente_id, new.enlace_id, new.decoy, new.valor, new.moneda, new.pasarela, new.creado_el)
    or (old.referencia is not null and new.referencia is distinct from old.referencia)
  )
  execute function solo_anexar();--> statement-breakpoint
create trigger pago_eventos_solo_anexar before update on pago_eventos for each row execute function solo_anexar();--> statement-breakpoint
create function pago_con_recibo() returns trigger language plpgsql as $$
begin
  if not exists (select from recibos r where r.pago_id = new.id) then
    raise exception 'attempt % is confirmed and has no receipt', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger pagos_con_recibo after insert or update on pagos deferrable initially deferred
  for each row when (new.estado in ('confirmado', 'reembolsado')) execute function pago_con_recibo();
