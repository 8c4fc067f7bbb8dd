/**
 * Locks everything that a payment may change, in the order that all transactions follow: courses, enrolments, invoices,
 * link, attempt. So two payments of one invoice, or a payment and a cancellation, run one after the other.
 */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type LockedCurso, lockCursoOf } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces, pagos } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { amountLeft } from '../enlaces/amountLeft.ts';
import type { Moment } from '../http/momentOf.ts';

export interface LockedCobro {
  pago: typeof pagos.$inferSelect;
  /** `valor` is the part of the amount that is not collected yet. */
  enlace: (typeof enlaces.$inferSelect & { facturas: { numero: string; valor: number }[] }) | undefined;
  /** The invoices that the payment may go to. */
  facturas: (typeof facturas.$inferSelect)[];
  /** The enrolments that wait for this money, with their courses. */
  pendientes: { inscripcion: typeof inscripciones.$inferSelect; curso: LockedCurso }[];
}

export async function lockCobro(tx: Db, pagoId: string, moment: Moment): Promise<LockedCobro> {
  const [found] = await tx.select().from(pagos).where(eq(pagos.id, pagoId));
  if (!found) throw new Error('An attempt that was just found is not there.');
  const asked = found.enlaceId === null ? [] : await readAmounts(tx, found.enlaceId);
  // A person who pays a link without an invoice does not mean to pay another debt.
  const anything = found.enlaceId === null && found.unbilledCodigo === null;
  const numeros = anything
    ? await readOpen(tx, found.clienteId, found.moneda)
    : asked.map(({ numero }) => numero);
  const pendientes = await lockPendientes(tx, numeros, moment);
  const locked = await tx
    .select()
    .from(facturas)
    .where(inArray(facturas.numero, numeros))
    .orderBy(asc(facturas.numero))
    .for('no key update');
  const [enlace] =
    found.enlaceId === null
      ? []
      : await tx.select().from(enlaces).where(eq(enlaces.id, found.enlaceId)).for('no key update');
  // Reads the link again: from here on no other payment of it can interfere.
  const amounts = enlace ? await readAmounts(tx, enlace.id) : [];
  const [pago = found] = await tx.select().from(pagos).where(eq(pagos.id, pagoId)).for('no key update');
  return { pago, enlace: enlace && { ...enlace, facturas: amounts }, facturas: locked, pendientes };
}

function readAmounts(tx: Db, enlaceId: string) {
  return tx
    .select({ numero: enlaceFacturas.factura, valor: amountLeft })
    .from(enlaceFacturas)
    .where(eq(enlaceFacturas.enlaceId, enlaceId));
}

async function readOpen(tx: Db, clienteId: string, moneda: string): Promise<string[]> {
  const open = await tx
    .select({ numero: facturas.numero })
    .from(facturas)
    .where(and(eq(facturas.clienteId, clienteId), eq(facturas.moneda, moneda), gt(facturas.saldo, 0)));
  return open.map(({ numero }) => numero);
}

/** Locks enrolments that wait for money. The others will never wait for money again, so they need no lock. */
export async function lockPendientes(
  tx: Db,
  numeros: string[],
  moment: Moment,
): Promise<LockedCobro['pendientes']> {
  const waiting = await tx
    .selectDistinct({ numero: inscripciones.numero, cursoId: inscripciones.cursoId })
    .from(inscripciones)
    .innerJoin(facturas, eq(facturas.inscripcion, inscripciones.numero))
    .where(and(inArray(facturas.numero, numeros), eq(inscripciones.estado, 'pendiente_pago')));
  if (waiting.length === 0) return [];
  const cursos = new Map<string, LockedCurso>();
  for (const cursoId of [...new Set(waiting.map((one) => one.cursoId))].sort()) {
    cursos.set(cursoId, await lockCursoOf(tx, { cursoId }, moment.today));
  }
  const found = await tx
    .select()
    .from(inscripciones)
    .where(
      inArray(
        inscripciones.numero,
        waiting.map(({ numero }) => numero),
      ),
    )
    .orderBy(asc(inscripciones.numero))
    .for('no key update');
  return found.flatMap((inscripcion) => {
    const curso = cursos.get(inscripcion.cursoId);
    return curso && inscripcion.estado === 'pendiente_pago' ? [{ inscripcion, curso }] : [];
  });
}
