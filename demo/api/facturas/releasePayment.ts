/** Takes money off invoices again. An application is closed and never rewritten: its remainder becomes a new row. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { releaseAplicaciones } from '../../../src/domain/cuenta/applyPago.ts';
import type { Db } from '../db/db.ts';
import { aplicaciones } from '../db/schema/cobros.ts';

/**
 * Releases `valor` from the payments of one invoice, or from what one receipt pays, latest first. The caller has locked
 * the invoice or receipt.
 * @param hoy YYYY-MM-DD in the institution's zone
 */
export async function releasePayment(
  tx: Db,
  de: { factura: string } | { recibo: string },
  valor: number,
  { now, hoy }: { now: Date; hoy: string },
): Promise<void> {
  if (valor === 0) return;
  const suyas = 'factura' in de ? eq(aplicaciones.factura, de.factura) : eq(aplicaciones.recibo, de.recibo);
  const vigentes = await tx
    .select()
    .from(aplicaciones)
    .where(and(suyas, isNull(aplicaciones.revertidaEl)))
    .orderBy(asc(aplicaciones.id));
  const liberadas = releaseAplicaciones(vigentes, valor);
  const ids = liberadas.map(({ aplicacion }) => aplicacion.id);
  await tx.update(aplicaciones).set({ revertidaEl: now }).where(inArray(aplicaciones.id, ids));
  const quedan = liberadas
    .filter(({ queda }) => queda > 0)
    .map(({ aplicacion: { recibo, factura, clienteId, moneda }, queda }) => ({
      ...{ recibo, factura, clienteId, moneda },
      valor: queda,
      fecha: hoy,
    }));
  if (quedan.length > 0) await tx.insert(aplicaciones).values(quedan);
}
