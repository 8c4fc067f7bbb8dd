-- Rules that tables cannot state, about rows of any kind, enrolments and numbers. Whatever writes into the database, a
-- transaction that would break one of them does not end. What triggers keep may be written by triggers only; what holds
-- between tables is checked when the transaction ends. Only the promotion of a waiting list stays with the API: whether a
-- course promotes depends on the day. The numbers are those of the invariants in the tests of the API (semilla.test.ts).

-- Rows that are history are not changed or deleted. Their owner may change, and nothing else, while reunir_clientes()
-- says whose they were. Generated columns are not computed yet when a BEFORE trigger runs, so they are left out.
create function solo_anexar() returns trigger language plpgsql as $$
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
end $$;--> statement-breakpoint

-- For columns that follow from other rows.
create function solo_disparadores() returns trigger language plpgsql as $$
begin
  -- 1: this very trigger, so nobody but a statement from outside.
  if pg_trigger_depth() < 2 then
    raise exception '% keeps this itself: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;--> statement-breakpoint

-- For changes that no rule allows; the argument says why.
create function rechazar() returns trigger language plpgsql as $$
begin
  raise exception '% refuses this %: %', tg_table_name, tg_op, tg_argv[0] using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
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
end $$;--> statement-breakpoint

-- Keys that hold owner and currency together: inside reunir_clientes() they are checked when all of it is done.
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
end $$;--> statement-breakpoint

-- Enrolments follow the state machine, and seats (invariant 8) follow enrolments: one UPDATE per statement, whatever the
-- number of rows.
create function ocupa_cupo(estado text) returns boolean language sql immutable parallel safe as $$
  select estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')
$$;--> statement-breakpoint
create function inscripcion_transicion() returns trigger language plpgsql as $$
begin
  raise exception 'transition % -> % refused for %', old.estado, new.estado, new.numero using errcode = 'check_violation';
end $$;--> statement-breakpoint
create trigger inscripciones_transicion before update on inscripciones for each row
  when (old.estado is distinct from new.estado and not transicion_inscripcion(old.estado, new.estado))
  execute function inscripcion_transicion();--> statement-breakpoint
create function inscripcion_cupos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update cursos c set ocupados = c.ocupados + d.n
    from (select curso_id, count(*) as n from nuevas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  elsif tg_op = 'UPDATE' then
    update cursos c set ocupados = c.ocupados + d.n
    from (
      select curso_id, sum(n) as n from (
        select curso_id, 1 as n from nuevas where ocupa_cupo(estado)
        union all select curso_id, -1 from viejas where ocupa_cupo(estado)
      ) x group by curso_id
    ) d where c.id = d.curso_id and d.n <> 0;
  else
    update cursos c set ocupados = c.ocupados - d.n
    from (select curso_id, count(*) as n from viejas where ocupa_cupo(estado) group by curso_id) d where c.id = d.curso_id;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger inscripciones_cupos_insert after insert on inscripciones
  referencing new table as nuevas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger inscripciones_cupos_update after update on inscripciones
  referencing old table as viejas new table as nuevas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger inscripciones_cupos_delete after delete on inscripciones
  referencing old table as viejas for each statement execute function inscripcion_cupos();--> statement-breakpoint
create trigger cursos_ocupados_nuevos before insert on cursos for each row
  when (new.ocupados <> 0) execute function solo_disparadores();--> statement-breakpoint
create trigger cursos_ocupados before update on cursos for each row
  when (new.ocupados <> old.ocupados) execute function solo_disparadores();--> statement-breakpoint
create trigger inscripcion_historial_solo_anexar before update or delete on inscripcion_historial
  for each row execute function solo_anexar();--> statement-breakpoint
create trigger inscripcion_historial_sin_vaciar before truncate on inscripcion_historial
  for each statement execute function solo_anexar();--> statement-breakpoint

-- 8. Numbers come one after the other, and none is taken for nothing.
create trigger consecutivos_seguidos before update on consecutivos for each row
  when (new.serie <> old.serie or new.ultimo <> old.ultimo + 1) execute function rechazar('numbers come one after the other');--> statement-breakpoint
create trigger consecutivos_sin_borrar before delete on consecutivos for each row
  execute function rechazar('numbers come one after the other');--> statement-breakpoint
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
end $$;--> statement-breakpoint
create constraint trigger consecutivos_usados after insert or update on consecutivos deferrable initially deferred
  for each row execute function consecutivo_usado();--> statement-breakpoint
create function numero_de_serie() returns trigger language plpgsql as $$
declare
  de text := case tg_table_name when 'facturas' then substr(new.numero, 1, 7) else 'recibo' end;
  n text := case tg_table_name when 'facturas' then substr(new.numero, 9) else substring(new.numero from '^REC-([0-9]{6,15})$') end;
begin
  if not exists (select from consecutivos c where c.serie = de and n::bigint between 1 and c.ultimo) then
    raise exception 'number % was never given out', new.numero using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger facturas_de_serie after insert on facturas deferrable initially deferred
  for each row execute function numero_de_serie();--> statement-breakpoint
create constraint trigger recibos_de_serie after insert on recibos deferrable initially deferred
  for each row execute function numero_de_serie();--> statement-breakpoint

-- One person, known twice: as who registered, and as who was enrolled under their e-mail before it was proved to be theirs.
-- All that is `de`'s becomes `en`'s; only whose it is changes. The lines of its ledger are written again at the end of the
-- other one's, and a line of their sum closes it. Rows are taken before the ledger is read: whoever writes a line has
-- locked one of them.
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
