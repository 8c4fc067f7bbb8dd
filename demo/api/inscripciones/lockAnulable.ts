/** Reads everything that decides whether and how an enrolment can be cancelled. */
import { eq } from 'drizzle-orm';
import type { AnulacionPreview } from '../../../src/contract/inscripcion.ts';
import { previewAnulacion } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { type LockedCurso, lockCursoOf, readCursoUnlocked } from '../cursos/lockCurso.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { knownMoneda } from '../db/known.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { lockFactura, type StoredFactura, selectFactura } from '../facturas/settle.ts';
import type { Moment } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import type { StoredInscripcion } from './changeEstado.ts';

export interface Anulable {
  inscripcion: StoredInscripcion;
  curso: LockedCurso;
  factura: StoredFactura | undefined;
  preview: AnulacionPreview;
}

/** Takes no lock, so its parts agree only within a snapshot (readTogether). Throws 404. */
export async function readPreview(
  tx: Db,
  clienteId: string,
  numero: string,
  moment: Moment,
): Promise<AnulacionPreview> {
  const { cursoId } = await findOwn(tx, clienteId, numero);
  const curso = await readCursoUnlocked(tx, cursoId, moment.today);
  const [inscripcion] = await selectInscripcion(tx, numero);
  if (!curso || !inscripcion) throw new ProblemError('no_encontrado');
  const [factura] = await selectFactura(tx, inscripcion);
  return previewOf(inscripcion, curso, factura, moment);
}

/** Locks the rows in the order that all transactions follow. Throws 404. */
export async function lockAnulable(
  tx: Db,
  clienteId: string,
  numero: string,
  moment: Moment,
): Promise<Anulable> {
  const curso = await lockCursoOf(tx, await findOwn(tx, clienteId, numero), moment.today);
  const [inscripcion] = await selectInscripcion(tx, numero).for('no key update');
  if (!inscripcion) throw new ProblemError('no_encontrado');
  const factura = await lockFactura(tx, inscripcion);
  return { inscripcion, curso, factura, preview: previewOf(inscripcion, curso, factura, moment) };
}

async function findOwn(tx: Db, clienteId: string, numero: string) {
  const own = await clientScope(tx, clienteId).findCursoOf(numero);
  if (!own) throw new ProblemError('no_encontrado');
  return own;
}

function selectInscripcion(tx: Db, numero: string) {
  return tx.select().from(inscripciones).where(eq(inscripciones.numero, numero));
}

function previewOf(
  { numero, estado, moneda }: StoredInscripcion,
  { condiciones }: LockedCurso,
  factura: StoredFactura | undefined,
  { today }: Moment,
): AnulacionPreview {
  return previewAnulacion(
    { numero, estado, moneda: knownMoneda(moneda), curso: condiciones, factura },
    today,
  );
}
