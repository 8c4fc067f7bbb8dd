-- A page of the ledger is read in the order in which it is shown: nothing of it is sorted, however long the history.
-- Lines count within their currency, so both together name one.
create index movimientos_orden on movimientos (cliente_id, secuencia, moneda);
create index movimientos_dia on movimientos (cliente_id, fecha, (lpad(secuencia::text, 9, '0') || moneda));
drop index movimientos_fecha;
