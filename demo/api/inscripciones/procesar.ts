/**
 * Enrols who applied through the public form, in order of arrival, under the lock of the course. Who somebody turns out
 * to be is told by mail only, and only to a mailbox that is known to be theirs.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { isCurso } from '../data/cursos.ts';
import type { Database, Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { solicitudes } from '../db/schema/inscripciones.ts';
import { transact } from '../db/transact.ts';
import type { Services } from '../http/context.ts';
import { describeError } from '../http/log.ts';
import type { Tarea } from '../tareas/start.ts';
import { enrolApplicant } from './enrolApplicant.ts';
import type { Solicitud } from './findApplicant.ts';
import { lockCursoOf } from './lockCurso.ts';
import { momentoOf } from './momento.ts';

/**
 * In one transaction: enough to save most of the commits, few enough for the course's lock to be held briefly. PGlite
 * has one connection, on which every request waits meanwhile.
 */
const atOnceOf = ({ kind }: Database): number => (kind === 'postgres' ? 10 : 1);

/** Milliseconds at most that PGlite is left to the requests after each transaction: as long as that one took. */
const breathMsMax = 100;

/** After so many failures of ours an application is put aside, and said in the log, instead of being tried for ever. */
const intentosMax = 5;

export const tareaSolicitudes: Tarea = {
  nombre: 'solicitudes',
  cadaMs: 60_000,
  async run(services) {
    const waiting = await services.database.db
      .select({ cursoId: solicitudes.cursoId, until: lastOrden() })
      .from(solicitudes)
      .where(eq(solicitudes.estado, 'recibida'))
      .groupBy(solicitudes.cursoId)
      .orderBy(sql`min(${solicitudes.orden})`);
    for (const queue of waiting) await processQueue(services, queue);
  },
};

/** Those that arrived so far for a course (by id or code): whoever asks for a seat now comes after them. */
export async function processArrived(services: Services, idOrCode: string): Promise<void> {
  const [queue] = await services.database.db
    .select({ cursoId: solicitudes.cursoId, until: lastOrden() })
    .from(solicitudes)
    .innerJoin(cursos, eq(cursos.id, solicitudes.cursoId))
    .where(and(isCurso(idOrCode), eq(solicitudes.estado, 'recibida')))
    .groupBy(solicitudes.cursoId);
  if (queue) await processQueue(services, queue);
}

interface Queue {
  cursoId: string;
  /** The last one that had arrived. */
  until: number;
}

const lastOrden = () => sql<number>`max(${solicitudes.orden})`.mapWith(Number);

/** What one process has under way: many who wait for one queue wait for one run of it. */
const underWay = new WeakMap<Services, Map<string, Promise<number>>>();

async function processQueue(services: Services, { cursoId, until }: Queue): Promise<void> {
  const runs = underWay.get(services) ?? new Map<string, Promise<number>>();
  underWay.set(services, runs);
  let reached = 0;
  while (reached < until) {
    const run =
      runs.get(cursoId) ?? drain(services, { cursoId, until }).finally(() => void runs.delete(cursoId));
    runs.set(cursoId, run);
    reached = await run;
  }
}

/** Answers how far it was asked to go: everything up to there has been looked at. */
async function drain(services: Services, { cursoId, until }: Queue): Promise<number> {
  const { db, kind } = services.database;
  const atOnce = atOnceOf(services.database);
  for (;;) {
    let done: number;
    const begun = performance.now();
    try {
      done = await transact(db, (tx) => processSome(tx, services, { cursoId, until }, atOnce));
    } catch {
      // One of them fails. One at a time, the others need not wait for it.
      done = await processOneByOne(services, { cursoId, until });
    }
    if (done > 0) services.timbre.wake('correo');
    if (done < atOnce) return until;
    if (kind !== 'postgres') await wait(Math.min(performance.now() - begun, breathMsMax));
  }
}

async function processSome(
  tx: Db,
  services: Services,
  { cursoId, until }: Queue,
  limit: number,
  from = 0,
): Promise<number> {
  const momento = momentoOf(services, services.now());
  // Before anything is read: another process may be at the same queue, and what it has done is then seen.
  let curso = await lockCursoOf(tx, { cursoId }, momento.hoy);
  const some = await tx
    .select()
    .from(solicitudes)
    .where(
      and(
        eq(solicitudes.cursoId, cursoId),
        eq(solicitudes.estado, 'recibida'),
        lte(solicitudes.orden, until),
        sql`${solicitudes.orden} > ${from}`,
      ),
    )
    .orderBy(asc(solicitudes.orden))
    .limit(limit);
  for (const [i, solicitud] of some.entries()) {
    if (i > 0) curso = await lockCursoOf(tx, { cursoId }, momento.hoy);
    await enrolApplicant(tx, curso, solicitud, momento);
  }
  return some.length;
}

async function processOneByOne(services: Services, { cursoId, until }: Queue): Promise<number> {
  const { db } = services.database;
  const some = await db
    .select()
    .from(solicitudes)
    .where(
      and(
        eq(solicitudes.cursoId, cursoId),
        eq(solicitudes.estado, 'recibida'),
        lte(solicitudes.orden, until),
      ),
    )
    .orderBy(asc(solicitudes.orden));
  for (const { orden } of some) {
    try {
      await transact(db, (tx) => processSome(tx, services, { cursoId, until: orden }, 1, orden - 1));
    } catch (error) {
      services.logger.error({ solicitud: orden, error: describeError(error) }, 'application not processed');
      await putOff(db, orden);
    }
  }
  // All of them have been looked at: there is nothing left to go on with.
  return 0;
}

async function putOff(db: Db, orden: Solicitud['orden']): Promise<void> {
  const intentos = sql`${solicitudes.intentos} + 1`;
  await db
    .update(solicitudes)
    .set({
      intentos,
      estado: sql`case when ${intentos} >= ${intentosMax}::int then 'descartada' else ${solicitudes.estado} end`,
    })
    .where(and(eq(solicitudes.orden, orden), eq(solicitudes.estado, 'recibida')));
}
