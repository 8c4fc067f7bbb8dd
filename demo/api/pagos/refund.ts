/**
 * Enters a refund by the gateway, which reduces the receipt. It takes first the money that no invoice used; then the
 * invoices that the receipt paid last are owed again.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { hearReembolso } from '../../../src/domain/pagos/hearReembolso.ts';
import type { Db } from '../db/db.ts';
import { aplicaciones, type pagos, recibos, reembolsos } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import { releasePayment } from '../facturas/releasePayment.ts';
import type { Moment } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';

export const moreThanEver = 'More than the attempt ever brought in.';

/** `completo`: the whole receipt was refunded. */
export type RefundExtent = 'completo' | 'parcial' | 'repetido' | 'atrasado';

/**
 * `refunded` is the sum of all refunds so far. The person keeps the seat: only the institution takes it away. Throws
 * 422 valor_excede_saldo for more than the received amount.
 */
export async function refund(
  tx: Db,
  { id, referencia }: typeof pagos.$inferSelect,
  refunded: number,
  { now, today: fecha }: Moment,
): Promise<RefundExtent> {
  const recibo = await lockRecibo(tx, id);
  const heard = hearReembolso(recibo, refunded);
  if (!heard.ok) {
    if (heard.code !== 'valor_excede_recibo') return heard.code;
    throw new ProblemError('valor_excede_saldo', { detail: moreThanEver });
  }
  const { valor, estado } = heard.value;
  const { numero, clienteId, moneda } = recibo;
  await releasePayment(tx, { recibo: numero }, Math.max(0, valor - recibo.sinAplicar), { now, today: fecha });
  await tx
    .insert(reembolsos)
    .values({ id: randomUUID(), recibo: numero, clienteId, moneda, valor, fecha, referencia });
  await tx.update(recibos).set({ reembolsado: refunded, estado }).where(eq(recibos.numero, numero));
  await tx.insert(movimientos).values({
    clienteId,
    moneda,
    fecha,
    registradoEl: now,
    tipo: 'reembolso',
    documento: numero,
    descripcion: 'Reembolso de un pago en línea',
    debe: valor,
  });
  return estado === 'reembolsado' ? 'completo' : 'parcial';
}

type Recibo = typeof recibos.$inferSelect;

/** Locks the receipt after the invoices that it pays, in the order that all transactions follow. */
async function lockRecibo(tx: Db, pagoId: string): Promise<Recibo> {
  const [found] = await tx.select({ numero: recibos.numero }).from(recibos).where(eq(recibos.pagoId, pagoId));
  if (!found) throw new Error('A confirmed payment has no receipt.');
  const paid = tx
    .select({ factura: aplicaciones.factura })
    .from(aplicaciones)
    .where(and(eq(aplicaciones.recibo, found.numero), isNull(aplicaciones.revertidaEl)));
  await tx
    .select({ numero: facturas.numero })
    .from(facturas)
    .where(inArray(facturas.numero, paid))
    .orderBy(asc(facturas.numero))
    .for('no key update');
  const [recibo] = await tx
    .select()
    .from(recibos)
    .where(eq(recibos.numero, found.numero))
    .for('no key update');
  if (!recibo) throw new Error('A receipt that was just found is not there.');
  return recibo;
}
