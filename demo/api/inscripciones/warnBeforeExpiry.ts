/**
 * Warns a person once, a day before an unpaid seat is lost. It does not warn people who enrolled only hours ago, or for
 * a cancelled course.
 */
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { transact } from '../db/transact.ts';
import type { EnlacePago } from '../enlaces/insertEnlace.ts';
import type { Moment } from '../http/momentOf.ts';
import { enqueueCursoMail } from './letters/enqueueCursoMail.ts';
import { findSolicitudOf } from './solicitud.ts';
import { cursoEnvelope } from './tellInscripcion.ts';

const day = 24 * 3_600_000;
const atOnce = 50;

export async function warnBeforeExpiry(db: Db, { now }: Moment): Promise<void> {
  const since = sql`(select max(h.fecha) from inscripcion_historial h where h.inscripcion = ${inscripciones.numero})`;
  const soon = and(
    eq(inscripciones.estado, 'pendiente_pago'),
    isNull(inscripciones.avisadaEl),
    gt(inscripciones.caducaEl, now),
    lte(inscripciones.caducaEl, new Date(now.getTime() + day)),
    sql`${since} <= ${new Date(now.getTime() - day).toISOString()}::timestamptz`,
    // Nobody is asked to pay for a cancelled course.
    sql`exists (select from cursos c where c.id = ${inscripciones.cursoId} and c.cancelado_el is null)`,
  );
  const warnSome = async (tx: Db): Promise<number> => {
    // Skips rows that another transaction is changing.
    const found = await tx
      .select()
      .from(inscripciones)
      .where(soon)
      .orderBy(asc(inscripciones.caducaEl))
      .limit(atOnce)
      .for('no key update', { skipLocked: true });
    for (const inscripcion of found) {
      const { numero, total, moneda, caducaEl } = inscripcion;
      if (caducaEl === null) continue;
      await tx.update(inscripciones).set({ avisadaEl: now }).where(eq(inscripciones.numero, numero));
      const enlace = await findEnlaceActivo(tx, numero, now);
      const envelope = await cursoEnvelope(tx, inscripcion);
      const mail = { ...envelope, tipo: 'por_caducar' as const, total, moneda, caducaEl, enlace };
      const solicitud = await findSolicitudOf(tx, numero);
      await enqueueCursoMail(tx, { ...mail, ...(solicitud ? { solicitud } : { inscripcion: numero }) }, now);
    }
    return found.length;
  };
  while ((await transact(db, warnSome)) === atOnce);
}

/** An active link that pays the enrolment. */
export async function findEnlaceActivo(
  tx: Db,
  inscripcion: string,
  now: Date,
): Promise<EnlacePago | undefined> {
  const [enlace] = await tx
    .select({ codigo: enlaces.codigo, caducaEl: enlaces.caducaEl, valor: enlaces.valor })
    .from(enlaces)
    .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
    .innerJoin(facturas, eq(facturas.numero, enlaceFacturas.factura))
    .where(
      and(eq(facturas.inscripcion, inscripcion), eq(enlaces.estado, 'activo'), gt(enlaces.caducaEl, now)),
    )
    .orderBy(asc(enlaces.creadoEl))
    .limit(1);
  return enlace;
}
