/** Moves an enrolment to its next state, which src/domain decides, with its deadline and a line of history. */
import { eq, sql } from 'drizzle-orm';
import { caducidadOf } from '../../../src/domain/deadlines.ts';
import {
  type EstadoInscripcion,
  type EventoInscripcion,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { inscripciones, inscripcionHistorial } from '../db/schema/inscripciones.ts';
import type { Moment } from '../http/moment.ts';
import { ProblemError } from '../http/problem.ts';

export type Inscripcion = typeof inscripciones.$inferSelect;
export type Actor = 'cliente' | 'institucion' | 'sistema';

interface Paso {
  curso: LockedCurso;
  moment: Moment;
  actor: Actor;
  /** What goes with the state: a cancelled enrolment says when and why. */
  cambios?: Partial<
    Pick<Inscripcion, 'anuladaEl' | 'anuladaMotivo' | 'anuladaComentario' | 'anuladaRetencion'>
  >;
}

/** Returns the new row. Throws a problem with the reason where the event is not possible. The caller has locked the course. */
export async function changeEstado(
  tx: Db,
  { numero, estado: de, total }: Inscripcion,
  evento: EventoInscripcion,
  { curso, moment, actor, cambios = {} }: Paso,
): Promise<Inscripcion> {
  const siguiente = transitionInscripcion({ estado: de, total }, evento);
  if (!siguiente.ok) throw new ProblemError(siguiente.code);
  const estado = siguiente.valor;
  const cambio = tx
    .update(inscripciones)
    .set({
      ...cambios,
      estado,
      caducaEl: deadlineOf(estado, curso, moment),
      avisadaEl: null,
      version: sql`${inscripciones.version} + 1`,
    })
    .where(eq(inscripciones.numero, numero));
  const fila = tx.$with('fila').as(cambio.returning());
  const paso = historyLine(tx, numero, { de, a: estado, actor, fecha: moment.now });
  const [changed] = await tx.with(fila, paso).select().from(fila);
  if (!changed) throw new Error(`${numero} is not there.`);
  return changed;
}

export function deadlineOf(
  estado: EstadoInscripcion,
  { condiciones }: LockedCurso,
  { now, zona }: Moment,
): Date | null {
  const caducaEl = caducidadOf(estado, condiciones, now.getTime(), zona);
  return caducaEl === undefined ? null : new Date(caducaEl);
}

/** A line of history, for the statement that changes the state. */
export function historyLine(
  tx: Db,
  numero: string,
  paso: { de: EstadoInscripcion | null; a: EstadoInscripcion; actor: Actor; fecha: Date },
) {
  const last = sql`(select coalesce(max(orden), 0) from inscripcion_historial where inscripcion = ${numero})`;
  const orden = paso.de === null ? 1 : sql<number>`${last} + 1`;
  const line = tx.insert(inscripcionHistorial).values({ inscripcion: numero, orden, ...paso });
  return tx.$with('paso').as(line.returning({ orden: inscripcionHistorial.orden }));
}
