/** Warns of and ends decoys with the same mails as unpaid enrolments, because silence would reveal a decoy. */
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { decoys } from '../db/schema/decoys.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { transact } from '../db/transact.ts';
import type { Moment } from '../http/momentOf.ts';
import { enqueueCursoMail } from '../inscripciones/letters/enqueueCursoMail.ts';
import { findSolicitud, solicitudEnvelope } from '../inscripciones/solicitud.ts';

const day = 24 * 3_600_000;
const atOnce = 50;

/** Any number of processes may run it. */
export async function watch(db: Db, { now }: Moment): Promise<void> {
  while ((await transact(db, (tx) => warnSome(tx, now))) === atOnce);
  while ((await transact(db, (tx) => endSome(tx, now))) === atOnce);
}

/** Does the same as warnBeforeExpiry.ts in inscripciones. */
async function warnSome(tx: Db, now: Date): Promise<number> {
  const soon = and(
    isNull(decoys.avisadoEl),
    gt(decoys.caducaEl, now),
    lte(decoys.caducaEl, new Date(now.getTime() + day)),
    lte(decoys.creadoEl, new Date(now.getTime() - day)),
    sql`exists (select from solicitudes s join cursos c on c.id = s.curso_id
      where s.numero = ${decoys.solicitud} and c.cancelado_el is null)`,
  );
  const found = await lockSome(tx, soon);
  for (const { codigo, solicitud, caducaEl, valor, cotizacion } of found) {
    await tx.update(decoys).set({ avisadoEl: now }).where(eq(decoys.codigo, codigo));
    const envelope = await solicitudEnvelope(tx, await findSolicitud(tx, solicitud));
    const { total, moneda } = cotizacion;
    const enlace = { codigo, caducaEl, valor };
    const mail = { ...envelope, tipo: 'por_caducar' as const, total, moneda, caducaEl, enlace };
    await enqueueCursoMail(tx, { ...mail, solicitud }, now);
  }
  return found.length;
}

/** Does the same as vencimientosTask.ts in inscripciones. */
async function endSome(tx: Db, now: Date): Promise<number> {
  const found = await lockSome(tx, lte(decoys.caducaEl, now));
  for (const { codigo, solicitud } of found) {
    await tx.update(decoys).set({ terminadoEl: now }).where(eq(decoys.codigo, codigo));
    await tx.update(solicitudes).set({ ocupa: false }).where(eq(solicitudes.numero, solicitud));
    const envelope = await solicitudEnvelope(tx, await findSolicitud(tx, solicitud));
    await enqueueCursoMail(tx, { ...envelope, tipo: 'caducada', solicitud, motivo: 'pago' }, now);
  }
  return found.length;
}

/** Locks decoys that are neither paid nor ended. */
function lockSome(tx: Db, due: SQL | undefined): Promise<(typeof decoys.$inferSelect)[]> {
  return tx
    .select()
    .from(decoys)
    .where(and(isNull(decoys.terminadoEl), due))
    .orderBy(asc(decoys.caducaEl))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
}
