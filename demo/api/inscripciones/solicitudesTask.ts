/**
 * Enrols applicants of the public form in order of arrival, with the course locked. Only a mail says whether the person
 * was already known, and only to a mailbox that is known to be theirs.
 */
import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';
import { isCurso } from '../cursos/listCursos.ts';
import { type LockedCurso, lockCursoOf } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { cursos } from '../db/schema/cursos.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { transact } from '../db/transact.ts';
import { describeError } from '../http/log.ts';
import { momentOf } from '../http/momentOf.ts';
import { withTrace } from '../http/trace.ts';
import type { Task } from '../tareas/startTasks.ts';
import { enrolApplicant, type InscripcionServices } from './enrolApplicant.ts';
import type { StoredSolicitud } from './findApplicant.ts';

/** Applications per transaction: enough to save most commits, few enough to hold the course's lock briefly. */
const atOnceMax = 10;

/**
 * After each transaction, a queue that nobody waits for yields to requests for at most this many milliseconds, so that in a rush
 * they are answered first. PGlite has one connection, so there every request waits for the work of the queue.
 */
const letPassMsMax = 100;

/** After this many errors an application is set aside and logged, so that the queue does not retry it forever. */
const intentosMax = 5;

export const solicitudesTask: Task<InscripcionServices> = {
  name: 'solicitudes',
  everyMs: 10_000,
  async run(services, closing) {
    const waiting = await services.database.db
      .select({ cursoId: solicitudes.cursoId, until: lastOrden() })
      .from(solicitudes)
      .where(eq(solicitudes.estado, 'recibida'))
      .groupBy(solicitudes.cursoId)
      .orderBy(sql`min(${solicitudes.orden})`);
    for (const queue of waiting) {
      if (closing?.aborted) return;
      await processQueue(services, queue, { isAwaited: false, closing });
    }
  },
};

/** The applications for a course that had arrived at a given moment. */
export interface Arrivals {
  cursoId: string;
  /** The last application. */
  until: number;
}

/** Finds the waiting applications for a course (by id or code); undefined if there are none. */
export async function findArrivals(db: Db, idOrCode: string): Promise<Arrivals | undefined> {
  const [arrivals] = await db
    .select({ cursoId: solicitudes.cursoId, until: lastOrden() })
    .from(solicitudes)
    .innerJoin(cursos, eq(cursos.id, solicitudes.cursoId))
    .where(and(isCurso(idOrCode), eq(solicitudes.estado, 'recibida')))
    .groupBy(solicitudes.cursoId);
  return arrivals;
}

/** Enrols them at once, because a request waits for them. */
export function processArrivals(services: InscripcionServices, arrivals: Arrivals): Promise<void> {
  return processQueue(services, arrivals, { isAwaited: true });
}

/**
 * True if these applications go before a request for a seat now: they would take the last seat, or one of them is for
 * the same person. With seats for everybody the order does not matter.
 */
export async function mustGoFirst(
  tx: Db,
  { free, ultimaEspera }: LockedCurso,
  { cursoId, until }: Arrivals,
  identificacion: string,
): Promise<boolean> {
  const isSame = sql`${solicitudes.participante} ->> 'identificacion' = ${identificacion}`;
  const [row] = await tx
    .select({ pending: count(), same: sql<boolean>`coalesce(bool_or(${isSame}), false)` })
    .from(solicitudes)
    .where(arrived({ cursoId, until }));
  const pending = row?.pending ?? 0;
  if (pending === 0) return false;
  // If a course has a waiting list, its free seats belong to that list.
  const isScarce = free !== undefined && (ultimaEspera > 0 || free <= pending);
  return isScarce || row?.same === true;
}

const lastOrden = () => sql<number>`max(${solicitudes.orden})`.mapWith(Number);

const arrived = ({ cursoId, until }: Arrivals) =>
  and(eq(solicitudes.cursoId, cursoId), eq(solicitudes.estado, 'recibida'), lte(solicitudes.orden, until));

interface Run {
  /** Resolves to the requested place in the queue, once everything up to it has been handled. */
  done: Promise<number>;
  /** True while a request waits; other requests may wait for the same run. */
  isAwaited: boolean;
}

/** The runs of this process. All requests that wait for a queue share one run. */
const underWay = new WeakMap<InscripcionServices, Map<string, Run>>();

interface Asked {
  isAwaited: boolean;
  closing?: AbortSignal | undefined;
}

async function processQueue(services: InscripcionServices, arrivals: Arrivals, asked: Asked): Promise<void> {
  const { cursoId, until } = arrivals;
  const runs = underWay.get(services) ?? new Map<string, Run>();
  underWay.set(services, runs);
  let reached = 0;
  while (reached < until) {
    const run = runs.get(cursoId) ?? startRun(services, arrivals, asked, () => void runs.delete(cursoId));
    run.isAwaited ||= asked.isAwaited;
    runs.set(cursoId, run);
    reached = await run.done;
  }
}

function startRun(
  services: InscripcionServices,
  arrivals: Arrivals,
  { closing }: Asked,
  ended: () => void,
): Run {
  const run: Run = { isAwaited: false, done: Promise.resolve(0) };
  run.done = drain(services, arrivals, run, closing).finally(ended);
  return run;
}

async function drain(
  services: InscripcionServices,
  arrivals: Arrivals,
  run: Run,
  closing: AbortSignal | undefined,
): Promise<number> {
  const { db, kind } = services.database;
  for (;;) {
    const isPatient = kind !== 'postgres' && !run.isAwaited;
    const atOnce = isPatient ? 1 : atOnceMax;
    let done: number;
    try {
      done = await transact(db, (tx) => processSome(tx, services, arrivals, atOnce));
    } catch (error) {
      // No application is to blame: all wait until the database is back.
      if (isUnavailable(error)) throw error;
      // One of them failed. One at a time, the failed one does not stop the others.
      done = await processOneByOne(services, arrivals);
    }
    if (done > 0) services.wakeUps.emit('correo');
    // The server closes and no request waits: the rest is enrolled after the next start.
    if (done < atOnce || (closing?.aborted && !run.isAwaited)) return arrivals.until;
    if (!run.isAwaited) await services.traffic.quiet(letPassMsMax);
  }
}

async function processSome(
  tx: Db,
  services: InscripcionServices,
  arrivals: Arrivals,
  limit: number,
  from = 0,
): Promise<number> {
  const moment = momentOf(services, services.now());
  // Locks before reading, to see what another process did with this queue.
  let curso = await lockCursoOf(tx, arrivals, moment.today);
  const some = await tx
    .select()
    .from(solicitudes)
    .where(and(arrived(arrivals), gt(solicitudes.orden, from)))
    .orderBy(asc(solicitudes.orden))
    .limit(limit)
    // A correction of the address waits for this lock, and the application is then handled again. Without the lock the
    // correction would be lost.
    .for('no key update');
  for (const [i, solicitud] of some.entries()) {
    if (i > 0) curso = await lockCursoOf(tx, arrivals, moment.today);
    const { traza } = solicitud;
    await withTrace(traza, () => enrolApplicant(tx, curso, solicitud, services.strangers, moment));
  }
  return some.length;
}

async function processOneByOne(services: InscripcionServices, arrivals: Arrivals): Promise<number> {
  const { db } = services.database;
  const some = await db.select().from(solicitudes).where(arrived(arrivals)).orderBy(asc(solicitudes.orden));
  for (const { orden } of some) {
    try {
      await transact(db, (tx) => processSome(tx, services, { ...arrivals, until: orden }, 1, orden - 1));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      services.logger.error({ solicitud: orden, error: describeError(error) }, 'application not processed');
      await putOff(db, orden);
    }
  }
  // All of them were tried.
  return 0;
}

async function putOff(db: Db, orden: StoredSolicitud['orden']): Promise<void> {
  const intentos = sql`${solicitudes.intentos} + 1`;
  await db
    .update(solicitudes)
    .set({
      intentos,
      estado: sql`case when ${intentos} >= ${intentosMax}::int then 'descartada' else ${solicitudes.estado} end`,
    })
    .where(and(eq(solicitudes.orden, orden), eq(solicitudes.estado, 'recibida')));
}
