-- Attempts at payment that are not decided: who ends those that nobody answered looks at these alone.
create index pagos_sin_decidir on pagos (creado_el) where estado in ('creado', 'pendiente');
create index pago_eventos_pago on pago_eventos (pago_id);
