/**
 * Enrols who applied through the public form, in order of arrival, each in a transaction under the course's lock. Who it
 * turns out to be is told by mail only, and only to a mailbox that is known to be theirs.
 */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isCurso } from '../data/cursos.ts';
import type { Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { solicitudes } from '../db/schema/inscripciones.ts';
import { transact } from '../db/transact.ts';
import type { Services } from '../http/context.ts';
import { describeError } from '../http/log.ts';
import type { Tarea } from '../tareas/start.ts';
import { enrolApplicant } from './enrolApplicant.ts';
import { lockCursoOf } from './lockCurso.ts';
import { momentoOf } from './momento.ts';

/** After so many failures of ours an application is put aside, and said in the log, instead of being tried for ever. */
const intentosMax = 5;

export const tareaSolicitudes: Tarea = {
  nombre: 'solicitudes',
  cadaMs: 60_000,
  async run(services) {
    await processAll(services, undefined);
  },
};

/** Those that arrived so far for a course (by id or code): whoever asks for a seat now comes after them. */
export async function processArrived(services: Services, idOrCode: string): Promise<void> {
  const { db } = services.database;
  const [last] = await db
    .select({ cursoId: solicitudes.cursoId, orden: sql<number>`max(${solicitudes.orden})::bigint` })
    .from(solicitudes)
    .innerJoin(cursos, eq(cursos.id, solicitudes.cursoId))
    .where(and(isCurso(idOrCode), eq(solicitudes.estado, 'recibida')))
    .groupBy(solicitudes.cursoId);
  if (last) await processAll(services, { cursoId: last.cursoId, until: Number(last.orden) });
}

async function processAll(
  services: Services,
  only: { cursoId: string; until: number } | undefined,
): Promise<void> {
  const { db } = services.database;
  let after = 0;
  let done = 0;
  for (;;) {
    const [next] = await db
      .select({ orden: solicitudes.orden, cursoId: solicitudes.cursoId })
      .from(solicitudes)
      .where(
        and(
          eq(solicitudes.estado, 'recibida'),
          gt(solicitudes.orden, after),
          only && eq(solicitudes.cursoId, only.cursoId),
        ),
      )
      .orderBy(asc(solicitudes.orden))
      .limit(1);
    if (!next || (only && next.orden > only.until)) break;
    after = next.orden;
    await processOne(services, next);
    done += 1;
    // Mail does not wait for the end of a long queue.
    if (done % 20 === 0) services.timbre.wake('correo');
  }
  if (done > 0) services.timbre.wake('correo');
}

interface Next {
  orden: number;
  cursoId: string;
}

async function processOne(services: Services, next: Next): Promise<void> {
  const { db } = services.database;
  const momento = momentoOf(services, services.now());
  try {
    await transact(db, async (tx) => {
      const curso = await lockCursoOf(tx, next, momento.hoy);
      const [solicitud] = await tx
        .select()
        .from(solicitudes)
        .where(and(eq(solicitudes.orden, next.orden), eq(solicitudes.estado, 'recibida')))
        .for('no key update');
      // Another process was faster.
      if (solicitud) await enrolApplicant(tx, curso, solicitud, momento);
    });
  } catch (error) {
    services.logger.error(
      { solicitud: next.orden, error: describeError(error) },
      'application not processed',
    );
    await putOff(db, next);
  }
}

async function putOff(db: Db, { orden }: Next): Promise<void> {
  await db
    .update(solicitudes)
    .set({
      intentos: sql`${solicitudes.intentos} + 1`,
      estado: sql`case when ${solicitudes.intentos} + 1 >= ${intentosMax}::int then 'descartada' else ${solicitudes.estado} end`,
    })
    .where(and(eq(solicitudes.orden, orden), eq(solicitudes.estado, 'recibida')));
}
