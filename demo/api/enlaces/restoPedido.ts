/**
 * What is left of the amount that a link asked for of an invoice: gateways may bring less than an attempt was for, and what
 * came by the link is not asked for again. Used in a query over enlace_facturas, under its own name.
 */
import { sql } from 'drizzle-orm';

/** Minor units, 0 or more. Says nothing about what is still owed of the invoice. */
export const restoPedido = sql<number>`greatest(0, enlace_facturas.valor - (
  select coalesce(sum(a.valor), 0) from pagos p join recibos r on r.pago_id = p.id join aplicaciones a on a.recibo = r.numero
  where p.enlace_id = enlace_facturas.enlace_id and a.factura = enlace_facturas.factura and a.revertida_el is null))`.mapWith(
  Number,
);
