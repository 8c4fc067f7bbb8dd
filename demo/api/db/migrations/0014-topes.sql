-- No amount of one document is more than 999,999,999.99: importeMax of src/domain/dinero.ts, which a test compares with this.
alter domain dinero drop constraint dinero_check;
alter domain dinero add constraint dinero_tope check (value between 0 and 99999999999);

-- What a ledger took down and what it took off, all together: both exact in a JavaScript number, hence every sum over any of
-- its lines, and over the documents that they tell of. Documents may be many; this is looked at with each line.
alter table saldos add column debe bigint not null default 0;
alter table saldos add column haber bigint not null default 0;
update saldos s set debe = m.debe, haber = m.haber
  from (select cliente_id, moneda, sum(debe) as debe, sum(haber) as haber from movimientos group by 1, 2) m
  where m.cliente_id = s.cliente_id and m.moneda = s.moneda;
alter table saldos add constraint saldos_exactos
  check (debe between 0 and 9007199254740991 and haber between 0 and 9007199254740991);
alter table saldos add constraint saldos_suma check (saldo = debe - haber);

create or replace function movimiento_saldo() returns trigger language plpgsql as $$
begin
  insert into saldos as s (cliente_id, moneda, secuencia, saldo, debe, haber)
    values (new.cliente_id, new.moneda, 1, new.debe - new.haber, new.debe, new.haber)
  on conflict (cliente_id, moneda) do update
    set secuencia = s.secuencia + 1, saldo = s.saldo + excluded.saldo, debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  returning s.secuencia, s.saldo into new.secuencia, new.saldo;
  return new;
end $$;
