-- One person, known twice: as who registered, and as who was enrolled under their e-mail before it was proved to be theirs.
-- The records of the one become the other's. What was written stays: only whose it is changes, and the ledger goes on.

alter table clientes add column reunido_en uuid references clientes check (reunido_en <> id);
create index clientes_reunido on clientes (reunido_en) where reunido_en is not null;

-- Keys that hold owner and currency together: inside reunir_clientes() they are looked at when all of it is done.
do $$
declare
  llave record;
begin
  for llave in
    select conrelid::regclass as tabla, conname from pg_constraint
    where contype = 'f' and cardinality(conkey) = 3 and connamespace = current_schema()::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', llave.tabla, llave.conname);
  end loop;
end $$;

-- As before; but the owner of a row may change, and nothing else of it, while reunir_clientes() says whose it was.
-- Generated columns are not known yet when this looks.
create or replace function solo_anexar() returns trigger language plpgsql as $$
declare
  cambian constant text[] := array['cliente_id', 'saldo', 'busqueda'];
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'movimientos'
    and to_jsonb(old) ->> 'cliente_id' = current_setting('portal.reunir', true)
    and to_jsonb(old) - cambian = to_jsonb(new) - cambian
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- All that is `de`'s becomes `en`'s. The lines of its ledger are written again at the end of the other one's, and a line
-- of their sum closes it. Rows are taken before the ledger is read: whoever writes a line has locked one of them.
create function reunir_clientes(de uuid, en uuid, ahora timestamptz) returns void language plpgsql as $$
declare
  previo clientes;
  propio clientes;
  hereda boolean;
begin
  set constraints all deferred;
  perform set_config('portal.reunir', de::text, true);
  update inscripciones set cliente_id = en where cliente_id = de;
  update facturas set cliente_id = en where cliente_id = de;
  update enlaces set cliente_id = en where cliente_id = de;
  update enlace_facturas set cliente_id = en where cliente_id = de;
  update pagos set cliente_id = en where cliente_id = de;
  update recibos set cliente_id = en where cliente_id = de;
  update aplicaciones set cliente_id = en where cliente_id = de;
  update reembolsos set cliente_id = en where cliente_id = de;
  perform set_config('portal.reunir', '', true);

  insert into movimientos (cliente_id, moneda, fecha, registrado_el, tipo, documento, descripcion, debe, haber)
    select en, moneda, fecha, ahora, tipo, documento, descripcion, debe, haber
    from movimientos where cliente_id = de order by registrado_el, moneda, secuencia;
  insert into movimientos (cliente_id, moneda, fecha, registrado_el, tipo, documento, descripcion, debe, haber)
    select de, moneda, ahora::date, ahora, 'ajuste', 'traslado', 'Traslado al registro ' || en,
      greatest(-saldo, 0), greatest(saldo, 0)
    from saldos where cliente_id = de and saldo <> 0;

  select * into previo from clientes where id = de for update;
  select * into propio from clientes where id = en for update;
  -- An identification is one client's. It goes along where the name says that both are the same person.
  hereda := propio.identificacion is null and previo.identificacion is not null
    and sin_tildes(previo.nombres || ' ' || previo.apellidos) = sin_tildes(propio.nombres || ' ' || propio.apellidos);
  update clientes set reunido_en = en, version = version + 1,
    tipo_identificacion = case when hereda then null else tipo_identificacion end,
    identificacion = case when hereda then null else identificacion end
    where id = de;
  update clientes set version = version + 1,
    tipo_identificacion = case when hereda then previo.tipo_identificacion else tipo_identificacion end,
    identificacion = case when hereda then previo.identificacion else identificacion end,
    telefono = coalesce(telefono, previo.telefono),
    direccion = coalesce(direccion, previo.direccion)
    where id = en;
  -- Who was brought together with `de` before goes along.
  update clientes set reunido_en = en where reunido_en = de;
end $$;
