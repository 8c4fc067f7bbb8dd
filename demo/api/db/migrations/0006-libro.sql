-- The ledger. Every amount that a client owes or is owed is one row here, written once.

-- The last line of each client's ledger per currency: the lock that orders its lines, and the balance at no cost.
create table saldos (
  cliente_id uuid not null references clientes,
  moneda moneda not null,
  secuencia integer not null check (secuencia > 0),
  saldo bigint not null,
  primary key (cliente_id, moneda)
);

create table movimientos (
  cliente_id uuid not null references clientes,
  moneda moneda not null,
  -- 1, 2, 3… within client and currency, and the running balance after the line: both given by the trigger below.
  secuencia integer not null,
  saldo bigint not null,
  fecha date not null,
  registrado_el timestamptz not null default now(),
  tipo text not null check (tipo in ('factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste')),
  documento text not null,
  descripcion text not null,
  debe dinero not null default 0,
  haber dinero not null default 0,
  primary key (cliente_id, moneda, secuencia),
  check ((debe > 0) <> (haber > 0))
);
create index movimientos_fecha on movimientos (cliente_id, fecha, secuencia);
create index movimientos_documento on movimientos (documento);

create function movimiento_saldo() returns trigger language plpgsql as $$
begin
  insert into saldos as s (cliente_id, moneda, secuencia, saldo)
    values (new.cliente_id, new.moneda, 1, new.debe - new.haber)
  on conflict (cliente_id, moneda)
    do update set secuencia = s.secuencia + 1, saldo = s.saldo + excluded.saldo
  returning s.secuencia, s.saldo into new.secuencia, new.saldo;
  return new;
end $$;
create trigger movimientos_saldo before insert on movimientos for each row execute function movimiento_saldo();
create trigger movimientos_solo_anexar before update or delete on movimientos for each row execute function solo_anexar();
create trigger movimientos_sin_vaciar before truncate on movimientos for each statement execute function solo_anexar();
