/** The gateway gave the money of an attempt back: its receipt counts no more, and what it had paid is owed again. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { aplicaciones, type pagos, recibos, reembolsos } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { Momento } from '../inscripciones/momento.ts';

/** All that was not given back before. A seat that was won is kept: taking it away is the institution's decision. */
export async function reembolsar(
  tx: Db,
  { id, referencia }: typeof pagos.$inferSelect,
  { now, hoy: fecha }: Momento,
): Promise<void> {
  const [found] = await tx.select({ numero: recibos.numero }).from(recibos).where(eq(recibos.pagoId, id));
  if (!found) throw new Error('A confirmed payment has no receipt.');
  const enVigor = and(eq(aplicaciones.recibo, found.numero), isNull(aplicaciones.revertidaEl));
  const pagadas = tx.select({ factura: aplicaciones.factura }).from(aplicaciones).where(enVigor);
  await tx
    .select({ numero: facturas.numero })
    .from(facturas)
    .where(inArray(facturas.numero, pagadas))
    .orderBy(asc(facturas.numero))
    .for('no key update');
  const [recibo] = await tx
    .select()
    .from(recibos)
    .where(eq(recibos.numero, found.numero))
    .for('no key update');
  if (!recibo || recibo.reembolsado === recibo.valor) return;
  const { numero, clienteId, moneda } = recibo;
  const valor = recibo.valor - recibo.reembolsado;
  await tx.update(aplicaciones).set({ revertidaEl: now }).where(enVigor);
  await tx
    .insert(reembolsos)
    .values({ id: randomUUID(), recibo: numero, clienteId, moneda, valor, fecha, referencia });
  await tx
    .update(recibos)
    .set({ reembolsado: recibo.valor, estado: 'reembolsado' })
    .where(eq(recibos.numero, numero));
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
}
