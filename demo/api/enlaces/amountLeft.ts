/**
 * What is left of the amount that a link asks for of an invoice. A gateway may bring less than an attempt was for, and what
 * came in by the link is not asked for again. For queries over enlace_facturas under that very name.
 */
import { sql } from 'drizzle-orm';

/** Minor units, 0 or more. What is still owed of the invoice may be less. */
export const amountLeft = sql<number>`greatest(0, enlace_facturas.valor - (
  select coalesce(sum(a.valor), 0) from pagos p join recibos r on r.pago_id = p.id join aplicaciones a on a.recibo = r.numero
  where p.enlace_id = enlace_facturas.enlace_id and a.factura = enlace_facturas.factura and a.revertida_el is null))`.mapWith(
  Number,
);
