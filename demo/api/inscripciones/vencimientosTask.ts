/**
 * Deadlines: ends unpaid seats and places in waiting lists, warns people a day before, and finishes courses that are over.
 * One course per transaction, under the course's lock, so any number of processes may run it.
 */
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { liquidar, sinRetencion } from '../../../src/domain/anulacion/settleFactura.ts';
import { isCaducada } from '../../../src/domain/deadlines.ts';
import { type LockedCurso, lockCursoOf } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { transact } from '../db/transact.ts';
import { lockFactura, settle } from '../facturas/settle.ts';
import { type Momento, momentoOf } from '../http/moment.ts';
import type { Task } from '../tareas/startTasks.ts';
import { changeEstado, type Inscripcion } from './changeEstado.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { avisoOf } from './envelopeOf.ts';
import { enqueueAviso } from './letters/cursoMail.ts';
import { promote } from './promote.ts';
import { findSolicitudOf } from './solicitud.ts';
import { tellParticipante } from './tellParticipante.ts';
import { warnBeforeExpiry } from './warnBeforeExpiry.ts';

/** Per transaction: nobody who enrols waits for hundreds of deadlines. */
const atOnce = 50;

export const vencimientosTask: Task<InscripcionServices> = {
  nombre: 'vencimientos',
  cadaMs: 60_000,
  async run(services, closing) {
    const { db } = services.database;
    const momento = momentoOf(services, services.now());
    for (const cursoId of await findCursosToVisit(db, momento)) {
      while (!closing?.aborted && (await transact(db, (tx) => visitCurso(tx, cursoId, momento))) > 0);
    }
    if (closing?.aborted) return;
    await warnBeforeExpiry(db, momento);
    await services.strangers.watch(db, momento);
    services.wakeUps.emit('correo');
  },
};

/** Courses where a deadline went by, that are over, or that have a free seat and somebody who waits for it. */
async function findCursosToVisit(db: Db, { now, hoy }: Momento): Promise<string[]> {
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
    gt(cursos.inicio, hoy),
    isNull(cursos.canceladoEl),
    or(isNull(cursos.cupo), lt(cursos.ocupados, cursos.cupo)),
  );
  const other = await db
    .select({ cursoId: cursos.id })
    .from(cursos)
    .where(
      or(
        and(lt(cursos.fin, hoy), isIn('activa')),
        and(hasRoom, gt(cursos.ultimaEspera, 0), isIn('en_espera')),
      ),
    );
  return [...new Set([...due, ...other].map((found) => found.cursoId))];
}

/** Returns how many enrolments changed; 0 when nothing is left to do in the course. */
async function visitCurso(tx: Db, cursoId: string, momento: Momento): Promise<number> {
  const curso = await lockCursoOf(tx, { cursoId }, momento.hoy);
  const expired = await expireDue(tx, curso, momento);
  const promoted = await promote(
    tx,
    expired === 0 ? curso : await lockCursoOf(tx, { cursoId }, momento.hoy),
    momento,
  );
  return expired + promoted + (await finishActive(tx, curso, momento));
}

async function expireDue(tx: Db, curso: LockedCurso, momento: Momento): Promise<number> {
  const due = await tx
    .select()
    .from(inscripciones)
    .where(
      and(
        eq(inscripciones.cursoId, curso.id),
        inArray(inscripciones.estado, ['en_espera', 'pendiente_pago']),
        isNotNull(inscripciones.caducaEl),
        lte(inscripciones.caducaEl, momento.now),
      ),
    )
    .orderBy(asc(inscripciones.caducaEl), asc(inscripciones.numero))
    .limit(atOnce)
    .for('no key update');
  for (const inscripcion of due) await expire(tx, inscripcion, curso, momento);
  return due.length;
}

async function expire(tx: Db, inscripcion: Inscripcion, curso: LockedCurso, momento: Momento): Promise<void> {
  if (!isCaducada(inscripcion.caducaEl?.getTime(), momento.now.getTime())) return;
  const factura = await lockFactura(tx, inscripcion);
  const caducada = await changeEstado(tx, inscripcion, 'caducar', { curso, momento, actor: 'sistema' });
  await settle(tx, inscripcion, factura, liquidar(factura, sinRetencion), momento);
  const motivo = inscripcion.estado === 'en_espera' ? 'espera' : 'pago';
  const sobre = await avisoOf(tx, caducada);
  const aviso = { ...sobre, tipo: 'caducada' as const, motivo } as const;
  const solicitud = motivo === 'pago' ? await findSolicitudOf(tx, caducada.numero) : undefined;
  const nombrada = solicitud ? { solicitud } : { inscripcion: caducada.numero };
  await enqueueAviso(tx, { ...aviso, ...nombrada }, momento.now);
  await tellParticipante(tx, sobre, caducada, momento.now);
}

/** Finishes active enrolments once the last day of the course is over. */
async function finishActive(tx: Db, curso: LockedCurso, momento: Momento): Promise<number> {
  if (curso.estado !== 'finalizado') return 0;
  const activas = await tx
    .select()
    .from(inscripciones)
    .where(and(eq(inscripciones.cursoId, curso.id), eq(inscripciones.estado, 'activa')))
    .limit(atOnce)
    .for('no key update');
  for (const inscripcion of activas) {
    await changeEstado(tx, inscripcion, 'finalizar', { curso, momento, actor: 'sistema' });
  }
  return activas.length;
}
