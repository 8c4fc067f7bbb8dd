/** Takes money off invoices again. An application is closed and never rewritten: its remainder becomes a new row. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { releaseAplicaciones } from '../../../src/domain/cuenta/applyPago.ts';
import type { Db } from '../db/db.ts';
import { aplicaciones } from '../db/schema/cobros.ts';

/**
 * Releases `valor` from the payments of one invoice, or from what one receipt pays, latest first. The caller has locked
 * the invoice or receipt.
 * @param today YYYY-MM-DD in the institution's zone
 */
export async function releasePayment(
  tx: Db,
  from: { factura: string } | { recibo: string },
  valor: number,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  if (valor === 0) return;
  const theirs =
    'factura' in from ? eq(aplicaciones.factura, from.factura) : eq(aplicaciones.recibo, from.recibo);
  const standing = await tx
    .select()
    .from(aplicaciones)
    .where(and(theirs, isNull(aplicaciones.revertidaEl)))
    .orderBy(asc(aplicaciones.id));
  const released = releaseAplicaciones(standing, valor);
  const ids = released.map(({ aplicacion }) => aplicacion.id);
  await tx.update(aplicaciones).set({ revertidaEl: now }).where(inArray(aplicaciones.id, ids));
  const rests = released
    .filter(({ left }) => left > 0)
    .map(({ aplicacion: { recibo, factura, clienteId, moneda }, left }) => ({
      recibo,
      factura,
      clienteId,
      moneda,
      valor: left,
      fecha: today,
    }));
  if (rests.length > 0) await tx.insert(aplicaciones).values(rests);
}
