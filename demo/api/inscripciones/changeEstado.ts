/** Moves an enrolment to the next state, as src/domain decides. Also writes its deadline and a line of history. */
import { eq, sql } from 'drizzle-orm';
import { expiryOf } from '../../../src/domain/deadlines.ts';
import {
  type EstadoInscripcion,
  type EventoInscripcion,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import type { Moment } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';

export type StoredInscripcion = typeof inscripciones.$inferSelect;
export type Actor = 'cliente' | 'institucion' | 'sistema';

interface EstadoChange {
  curso: LockedCurso;
  moment: Moment;
  actor: Actor;
  /** Other columns of the new state: a cancelled enrolment has a date and a reason. */
  changes?: Partial<
    Pick<StoredInscripcion, 'anuladaEl' | 'anuladaMotivo' | 'anuladaComentario' | 'anuladaRetencion'>
  >;
}

/**
 * Returns the new row. Throws a problem with the reason if the event is not possible. The caller has locked the course.
 */
export async function changeEstado(
  tx: Db,
  { numero, estado: de, total }: StoredInscripcion,
  evento: EventoInscripcion,
  { curso, moment, actor, changes = {} }: EstadoChange,
): Promise<StoredInscripcion> {
  const next = transitionInscripcion({ estado: de, total }, evento);
  if (!next.ok) throw new ProblemError(next.code);
  const estado = next.value;
  const change = tx
    .update(inscripciones)
    .set({
      ...changes,
      estado,
      caducaEl: deadlineOf(estado, curso, moment),
      avisadaEl: null,
      version: sql`${inscripciones.version} + 1`,
    })
    .where(eq(inscripciones.numero, numero));
  const row = tx.$with('row').as(change.returning());
  const line = historyLine(tx, numero, { de, a: estado, actor, fecha: moment.now });
  const [changed] = await tx.with(row, line).select().from(row);
  if (!changed) throw new Error(`${numero} is not there.`);
  return changed;
}

export function deadlineOf(
  estado: EstadoInscripcion,
  { condiciones }: LockedCurso,
  { now, zona }: Moment,
): Date | null {
  const caducaEl = expiryOf(estado, condiciones, now.getTime(), zona);
  return caducaEl === undefined ? null : new Date(caducaEl);
}

/** The SQL for a line of history, as part of the statement that changes the state. */
export function historyLine(
  tx: Db,
  numero: string,
  line: { de: EstadoInscripcion | null; a: EstadoInscripcion; actor: Actor; fecha: Date },
) {
  const last = sql`(select coalesce(max(orden), 0) from inscripcion_historial where inscripcion = ${numero})`;
  const orden = line.de === null ? 1 : sql<number>`${last} + 1`;
  const insert = tx.insert(inscripcionHistorial).values({ inscripcion: numero, orden, ...line });
  return tx.$with('line').as(insert.returning({ orden: inscripcionHistorial.orden }));
}
