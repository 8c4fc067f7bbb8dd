/**
 * Handles deadlines: ends unpaid seats and waits, warns people a day before, and finishes courses that are over. It
 * takes one course per transaction and locks it, so that any number of processes may run it.
 */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { noRetencion, settleFactura } from '../../../src/domain/anulacion/settleFactura.ts';
import { isCaducada } from '../../../src/domain/deadlines.ts';
import { type LockedCurso, lockCursoOf } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { transact } from '../db/transact.ts';
import { lockFactura, settle } from '../facturas/settle.ts';
import { type Moment, momentOf } from '../http/momentOf.ts';
import type { Task } from '../tareas/startTasks.ts';
import { changeEstado, type StoredInscripcion } from './changeEstado.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { promote } from './promote.ts';
import { findSolicitudOf } from './solicitud.ts';
import { tellInscripcion } from './tellInscripcion.ts';
import { warnBeforeExpiry } from './warnBeforeExpiry.ts';

/** The limit per transaction, so that a person who enrols never waits for hundreds of deadlines. */
const atOnce = 50;

export const vencimientosTask: Task<InscripcionServices> = {
  name: 'vencimientos',
  everyMs: 60_000,
  async run(services, closing) {
    const { db } = services.database;
    const moment = momentOf(services, services.now());
    for (const cursoId of await findCursosToVisit(db, moment)) {
      while (!closing?.aborted && (await transact(db, (tx) => visitCurso(tx, cursoId, moment))) > 0);
    }
    if (closing?.aborted) return;
    await warnBeforeExpiry(db, moment);
    await services.strangers.watch(db, moment);
    services.wakeUps.emit('correo');
  },
};

/** Courses with a passed deadline, courses that are over, and courses with a free seat and a waiting list. */
async function findCursosToVisit(db: Db, { now, today }: Moment): Promise<string[]> {
  const { cursoId, estado, caducaEl } = inscripciones;
  const due = await db
    .selectDistinct({ cursoId })
    .from(inscripciones)
    .where(and(inArray(estado, ['en_espera', 'pendiente_pago']), lte(caducaEl, now)));
  const isIn = (one: 'activa' | 'en_espera') =>
    exists(
      db
        .select({ one: sql`1` })
        .from(inscripciones)
        .where(and(eq(cursoId, cursos.id), eq(estado, one))),
    );
  const hasRoom = and(
    gt(cursos.inicio, today),
    isNull(cursos.canceladoEl),
    or(isNull(cursos.cupo), lt(cursos.ocupados, cursos.cupo)),
  );
  const other = await db
    .select({ cursoId: cursos.id })
    .from(cursos)
    .where(
      or(
        and(lt(cursos.fin, today), isIn('activa')),
        and(hasRoom, gt(cursos.ultimaEspera, 0), isIn('en_espera')),
      ),
    );
  return [...new Set([...due, ...other].map((found) => found.cursoId))];
}

/** Returns how many enrolments changed; 0 when the course has nothing left to do. */
async function visitCurso(tx: Db, cursoId: string, moment: Moment): Promise<number> {
  const curso = await lockCursoOf(tx, { cursoId }, moment.today);
  const expired = await expireDue(tx, curso, moment);
  const promoted = await promote(
    tx,
    expired === 0 ? curso : await lockCursoOf(tx, { cursoId }, moment.today),
    moment,
  );
  return expired + promoted + (await finishActive(tx, curso, moment));
}

async function expireDue(tx: Db, curso: LockedCurso, moment: Moment): Promise<number> {
  const due = await tx
    .select()
    .from(inscripciones)
    .where(
      and(
        eq(inscripciones.cursoId, curso.id),
        inArray(inscripciones.estado, ['en_espera', 'pendiente_pago']),
        isNotNull(inscripciones.caducaEl),
        lte(inscripciones.caducaEl, moment.now),
      ),
    )
    .orderBy(asc(inscripciones.caducaEl), asc(inscripciones.numero))
    .limit(atOnce)
    .for('no key update');
  for (const inscripcion of due) await expire(tx, inscripcion, curso, moment);
  return due.length;
}

async function expire(
  tx: Db,
  inscripcion: StoredInscripcion,
  curso: LockedCurso,
  moment: Moment,
): Promise<void> {
  if (!isCaducada(inscripcion.caducaEl?.getTime(), moment.now.getTime())) return;
  const factura = await lockFactura(tx, inscripcion);
  const caducada = await changeEstado(tx, inscripcion, 'caducar', { curso, moment, actor: 'sistema' });
  await settle(tx, inscripcion, factura, settleFactura(factura, noRetencion), moment);
  const motivo = inscripcion.estado === 'en_espera' ? 'espera' : 'pago';
  const solicitud = motivo === 'pago' ? await findSolicitudOf(tx, caducada.numero) : undefined;
  const reference = solicitud ? { solicitud } : { inscripcion: caducada.numero };
  await tellInscripcion(tx, caducada, { tipo: 'caducada', motivo, ...reference }, moment.now);
}

/** Finishes active enrolments once the last day of the course is over. */
async function finishActive(tx: Db, curso: LockedCurso, moment: Moment): Promise<number> {
  if (curso.estado !== 'finalizado') return 0;
  const active = await tx
    .select()
    .from(inscripciones)
    .where(and(eq(inscripciones.cursoId, curso.id), eq(inscripciones.estado, 'activa')))
    .limit(atOnce)
    .for('no key update');
  for (const inscripcion of active) {
    await changeEstado(tx, inscripcion, 'finalizar', { curso, moment, actor: 'sistema' });
  }
  return active.length;
}
