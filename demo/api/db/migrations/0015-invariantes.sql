-- The eight invariants of api.md as the database's own: whatever writes into it, a transaction that would break one of them
-- does not end. Two ways: what triggers keep may be written by triggers only, and what holds between tables is looked at when
-- the transaction ends. Only promotion (invariant 6) stays with the API: whether a course promotes depends on the day.

-- As before; receipts have a generated column too.
create or replace function solo_anexar() returns trigger language plpgsql as $$
declare
  cambian constant text[] := array['cliente_id', 'saldo', 'sin_aplicar', 'busqueda'];
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'movimientos'
    and to_jsonb(old) ->> 'cliente_id' = current_setting('portal.reunir', true)
    and to_jsonb(old) - cambian = to_jsonb(new) - cambian
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- For columns that follow from other rows.
create function solo_disparadores() returns trigger language plpgsql as $$
begin
  -- 1: this very trigger, so nobody but a statement from outside.
  if pg_trigger_depth() < 2 then
    raise exception '% keeps this itself: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;

-- For rows and columns that say what happened: they are not taken away, emptied, or written again.
create function rechazar() returns trigger language plpgsql as $$
begin
  raise exception '% refuses this %: %', tg_table_name, tg_op, tg_argv[0] using errcode = 'restrict_violation';
end $$;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['recibos', 'enlaces', 'enlace_facturas', 'pagos', 'pago_eventos', 'saldos'] loop
    execute format('create trigger %I before delete on %I for each row execute function solo_anexar()', tabla || '_sin_borrar', tabla);
  end loop;
  foreach tabla in array array['facturas', 'factura_lineas', 'factura_impuestos', 'factura_cuotas', 'recibos', 'aplicaciones',
    'reembolsos', 'enlaces', 'enlace_facturas', 'pagos', 'pago_eventos', 'saldos', 'consecutivos'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function solo_anexar()', tabla || '_sin_vaciar', tabla);
  end loop;
end $$;

-- 1. An invoice comes whole: lines, taxes, instalments, its place in the ledger. Nothing is added to it afterwards.
alter table facturas add constraint facturas_por_algo check (total > 0);
alter table factura_cuotas add constraint factura_cuotas_por_algo check (valor > 0);

-- Stable: it sees what was there before the statement, which may write an invoice and its line of the ledger at once.
create function factura_cerrada() returns trigger language plpgsql stable as $$
begin
  if exists (select from movimientos m where m.documento = new.factura and m.tipo in ('factura', 'nota_credito')) then
    raise exception 'invoice % is closed: nothing is added to %', new.factura, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger factura_lineas_cerradas before insert on factura_lineas for each row execute function factura_cerrada();
create trigger factura_impuestos_cerrados before insert on factura_impuestos for each row execute function factura_cerrada();
create trigger factura_cuotas_cerradas before insert on factura_cuotas for each row execute function factura_cerrada();

create or replace function factura_cuadra() returns trigger language plpgsql as $$
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
end $$;

-- 2 and 3. What is paid and credited on an invoice, and applied of a receipt, follows from applications and credit notes.
create trigger facturas_sumas_nuevas before insert on facturas for each row
  when (new.pagado <> 0 or new.acreditado <> 0) execute function solo_disparadores();
create trigger facturas_sumas before update on facturas for each row
  when (new.pagado <> old.pagado or new.acreditado <> old.acreditado) execute function solo_disparadores();
create trigger facturas_anuladas before update on facturas for each row
  when (old.estado = 'anulada' and (new.pagado > old.pagado or new.acreditado > old.acreditado))
  execute function rechazar('it is annulled');
create trigger recibos_sumas_nuevas before insert on recibos for each row
  when (new.aplicado <> 0) execute function solo_disparadores();
create trigger recibos_sumas before update on recibos for each row
  when (new.aplicado <> old.aplicado) execute function solo_disparadores();

create trigger recibos_inmutables before update on recibos for each row
  when (
    row(old.numero, old.cliente_id, old.pago_id, old.fecha, old.valor, old.moneda, old.medio, old.referencia, old.creado_el)
      is distinct from
    row(new.numero, new.cliente_id, new.pago_id, new.fecha, new.valor, new.moneda, new.medio, new.referencia, new.creado_el)
  )
  execute function solo_anexar();
create trigger recibos_estados before update on recibos for each row
  when (new.reembolsado < old.reembolsado or (new.estado <> old.estado and old.estado in ('reembolsado', 'reversado')))
  execute function rechazar('what was given back is not money again');

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
end $$;
create constraint trigger recibos_reembolsados after update on recibos deferrable initially deferred
  for each row when (new.reembolsado <> old.reembolsado) execute function recibo_reembolsado();
create constraint trigger recibos_reembolsados_nuevos after insert on recibos deferrable initially deferred
  for each row when (new.reembolsado <> 0) execute function recibo_reembolsado();
create constraint trigger reembolsos_de_recibo after insert on reembolsos deferrable initially deferred
  for each row execute function recibo_reembolsado();

-- 4. Ledger and documents tell the same: Σ debe − Σ haber = Σ saldo − saldo a favor, for each client and currency.
create trigger saldos_del_libro before insert or update on saldos for each row execute function solo_disparadores();

-- What happens once is told once; parts given back may be many.
create unique index movimientos_una_vez on movimientos (documento, tipo, cliente_id)
  where tipo in ('factura', 'nota_credito', 'recibo', 'anulacion');

create function cuadrar(cliente uuid, de text) returns void language plpgsql as $$
begin
  if (select coalesce(sum(s.saldo), 0) from saldos s where s.cliente_id = cliente and s.moneda = de)
    <> (select coalesce(sum(f.saldo), 0) from facturas f where f.cliente_id = cliente and f.moneda = de and f.saldo > 0)
      - (select coalesce(sum(r.sin_aplicar), 0) from recibos r where r.cliente_id = cliente and r.moneda = de and r.sin_aplicar > 0)
  then
    raise exception 'ledger and documents of % differ', cliente using errcode = 'check_violation';
  end if;
end $$;

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
end $$;
create constraint trigger movimientos_cuadran after insert on movimientos deferrable initially deferred
  for each row execute function libro_cuadra();

create function documento_cuadra() returns trigger language plpgsql as $$
begin
  perform cuadrar(new.cliente_id, new.moneda);
  return null;
end $$;
create constraint trigger facturas_con_libro after update on facturas deferrable initially deferred
  for each row when (new.saldo <> old.saldo or new.cliente_id <> old.cliente_id) execute function documento_cuadra();
create constraint trigger recibos_con_libro after update on recibos deferrable initially deferred
  for each row when (new.sin_aplicar <> old.sin_aplicar or new.cliente_id <> old.cliente_id) execute function documento_cuadra();

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
end $$;
create constraint trigger recibos_en_libro after insert on recibos deferrable initially deferred
  for each row execute function recibo_en_libro();

-- 5 and 6. Who leaves owes nothing of it, and no link asks them for it; in one transaction with their leaving.
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
end $$;
create constraint trigger inscripciones_saldan after update on inscripciones deferrable initially deferred
  for each row when (new.estado <> old.estado and new.estado in ('anulada', 'caducada', 'rechazada'))
  execute function inscripcion_salda();

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
end $$;
create constraint trigger enlaces_cuadran after insert on enlaces deferrable initially deferred
  for each row execute function enlace_cuadra();
create constraint trigger enlace_facturas_cuadran after insert on enlace_facturas deferrable initially deferred
  for each row execute function enlace_cuadra();
create trigger enlace_facturas_solo_anexar before update on enlace_facturas for each row execute function solo_anexar();
create trigger enlaces_inmutables before update on enlaces for each row
  when (
    row(old.id, old.cliente_id, old.valor, old.moneda, old.creado_el, old.caduca_el)
      is distinct from row(new.id, new.cliente_id, new.valor, new.moneda, new.creado_el, new.caduca_el)
  )
  execute function solo_anexar();
create trigger enlaces_estados before update on enlaces for each row
  when (old.estado <> 'activo' and row(old.estado, old.recibo) is distinct from row(new.estado, new.recibo))
  execute function rechazar('it is closed');

create function enlace_pagado() returns trigger language plpgsql as $$
begin
  if not exists (
    select from recibos r join pagos p on p.id = r.pago_id
    where r.numero = new.recibo and p.enlace_id = new.id and r.valor >= p.valor
  ) then
    raise exception 'link % is not paid by %', new.id, new.recibo using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger enlaces_pagados after insert or update on enlaces deferrable initially deferred
  for each row when (new.estado = 'pagado') execute function enlace_pagado();

-- The state machine of src/domain/estados/pago.ts, which a test compares with this one.
create function transicion_pago(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'creado' then a in ('pendiente', 'confirmado', 'fallido', 'anulado')
    when 'pendiente' then a in ('confirmado', 'fallido', 'anulado')
    when 'confirmado' then a = 'reembolsado'
    when 'fallido' then a = 'confirmado'
    when 'anulado' then a = 'confirmado'
    else false
  end
$$;
create trigger pagos_estados before update on pagos for each row
  when (new.estado <> old.estado and not transicion_pago(old.estado, new.estado))
  execute function rechazar('there is no way from this state to that one');
create trigger pagos_inmutables before update on pagos for each row
  when (
    row(old.id, old.cliente_id, old.enlace_id, old.senuelo, old.valor, old.moneda, old.pasarela, old.creado_el)
      is distinct from
    row(new.id, new.cliente_id, new.enlace_id, new.senuelo, new.valor, new.moneda, new.pasarela, new.creado_el)
    or (old.referencia is not null and new.referencia is distinct from old.referencia)
  )
  execute function solo_anexar();
create trigger pago_eventos_solo_anexar before update on pago_eventos for each row execute function solo_anexar();

create function pago_con_recibo() returns trigger language plpgsql as $$
begin
  if not exists (select from recibos r where r.pago_id = new.id) then
    raise exception 'attempt % is confirmed and has no receipt', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger pagos_con_recibo after insert or update on pagos deferrable initially deferred
  for each row when (new.estado in ('confirmado', 'reembolsado')) execute function pago_con_recibo();

-- 8. Seats follow from enrolments alone. Numbers come one after the other, and none is taken for nothing.
create trigger cursos_ocupados_nuevos before insert on cursos for each row
  when (new.ocupados <> 0) execute function solo_disparadores();
create trigger cursos_ocupados before update on cursos for each row
  when (new.ocupados <> old.ocupados) execute function solo_disparadores();

create trigger consecutivos_seguidos before update on consecutivos for each row
  when (new.serie <> old.serie or new.ultimo <> old.ultimo + 1) execute function rechazar('numbers come one after the other');
create trigger consecutivos_sin_borrar before delete on consecutivos for each row
  execute function rechazar('numbers come one after the other');

create function consecutivo_usado() returns trigger language plpgsql as $$
begin
  if not (case new.serie
    when 'recibo' then exists (select from recibos where numero = 'REC-' || lpad(new.ultimo::text, greatest(6, length(new.ultimo::text)), '0'))
    when 'inscripcion' then exists (select from inscripciones where numero = 'INS-' || lpad(new.ultimo::text, greatest(6, length(new.ultimo::text)), '0'))
    when '001-001' then exists (select from facturas where numero = '001-001-' || lpad(new.ultimo::text, 9, '0'))
    when '001-002' then exists (select from facturas where numero = '001-002-' || lpad(new.ultimo::text, 9, '0'))
    else true end)
  then
    raise exception 'number % of % was taken and not used', new.ultimo, new.serie using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger consecutivos_usados after insert or update on consecutivos deferrable initially deferred
  for each row execute function consecutivo_usado();

create function numero_de_serie() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'facturas' then substr(new.numero, 1, 7) else 'recibo' end;
  n text := case tg_table_name when 'facturas' then substr(new.numero, 9) else substring(new.numero from '^REC-([0-9]{6,15})$') end;
begin
  if not exists (select from consecutivos c where c.serie = de and n::bigint between 1 and c.ultimo) then
    raise exception 'number % was never given out', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger facturas_de_serie after insert on facturas deferrable initially deferred
  for each row execute function numero_de_serie();
create constraint trigger recibos_de_serie after insert on recibos deferrable initially deferred
  for each row execute function numero_de_serie();
