/**
 * SQL for the part of a link's amount that has not come in yet. A gateway may collect less than the attempt asked for,
 * and the link asks only for the rest. Queries must read enlace_facturas under that name.
 */
import { sql } from 'drizzle-orm';

/** In minor units, 0 or more. The invoice itself may owe less than this. */
export const amountLeft = sql<number>`greatest(0, enlace_facturas.valor - (
  select coalesce(sum(a.valor), 0) from pagos p join recibos r on r.pago_id = p.id join aplicaciones a on a.recibo = r.numero
  where p.enlace_id = enlace_facturas.enlace_id and a.factura = enlace_facturas.factura and a.revertida_el is null))`.mapWith(
  Number,
);
