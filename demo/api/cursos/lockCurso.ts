/**
 * Locks a course, so that changes of its seats and waiting list happen one after the other. A transaction that changes
 * the state of an enrolment takes this lock before any other, so that no two transactions wait for each other.
 */
import { eq, type SQL } from 'drizzle-orm';
import { type EstadoCurso, estadoCurso } from '../../../src/domain/estados/curso.ts';
import type { Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { type Condiciones, condicionesOf } from './condicionesOf.ts';
import { isCurso } from './listCursos.ts';

export interface LockedCurso {
  id: string;
  codigo: string;
  nombre: string;
  condiciones: Condiciones;
  /** Secret, only for comparison. Null if the discount needs no code. */
  descuentoCodigo: string | null;
  estado: EstadoCurso;
  /** The first and the last day to enrol, YYYY-MM-DD. */
  inscripcionDesde: string;
  inscripcionHasta: string;
  /** Free seats; undefined if the course has no limit. */
  free: number | undefined;
  /** The last place given in the waiting list; 0 if nobody ever waited. */
  ultimaEspera: number;
}

/** Reads a course without the lock, for what does not depend on seats. */
export async function readCursoUnlocked(
  db: Db,
  idOrCode: string,
  today: string,
): Promise<LockedCurso | undefined> {
  const [row] = await db.select().from(cursos).where(isCurso(idOrCode));
  return row && toLocked(row, today);
}

/** Finds by id or code; undefined if there is none. The result is valid until this transaction changes an enrolment. */
export function lockCurso(tx: Db, idOrCode: string, today: string): Promise<LockedCurso | undefined> {
  return lock(tx, isCurso(idOrCode), today);
}

/** Locks the course that an enrolment or an application refers to. */
export async function lockCursoOf(
  tx: Db,
  { cursoId }: { cursoId: string },
  today: string,
): Promise<LockedCurso> {
  const curso = await lock(tx, eq(cursos.id, cursoId), today);
  if (!curso) throw new Error('An enrolment refers to a course that is not there.');
  return curso;
}

async function lock(tx: Db, where: SQL | undefined, today: string): Promise<LockedCurso | undefined> {
  // Not FOR UPDATE, because inserting a row that refers to the course, such as an application, would then wait.
  const [row] = await tx.select().from(cursos).where(where).for('no key update');
  return row && toLocked(row, today);
}

function toLocked(row: typeof cursos.$inferSelect, today: string): LockedCurso {
  const free = row.cupo === null ? undefined : row.cupo - row.ocupados;
  return {
    id: row.id,
    codigo: row.identificacion,
    nombre: row.nombre,
    condiciones: condicionesOf(row),
    estado: estadoCurso({ ...row, cuposDisponibles: free, cancelado: row.canceladoEl !== null }, today),
    descuentoCodigo: row.descuentoCodigo,
    inscripcionDesde: row.inscripcionDesde,
    inscripcionHasta: row.inscripcionHasta,
    free,
    ultimaEspera: row.ultimaEspera,
  };
}
