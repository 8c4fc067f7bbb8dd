/**
 * Gives numbers without gaps or repetitions. The row of a series stays locked until the transaction ends, and a rollback
 * gives the number back. So take numbers as late as possible: other transactions wait for the row.
 */
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { consecutivos } from './schema/institucion.ts';

/** Invoices and credit notes have separate emission points (001-001 and 001-002), as the tax authority requires. */
export type Serie = 'inscripcion' | 'solicitud' | 'recibo' | '001-001' | '001-002';

/** The statement that takes a number, as `ultimo`. */
export const takeNext = (tx: Db, serie: Serie) =>
  tx
    .insert(consecutivos)
    .values({ serie, ultimo: 1 })
    .onConflictDoUpdate({ target: consecutivos.serie, set: { ultimo: sql`${consecutivos.ultimo} + 1` } })
    .returning({ ultimo: consecutivos.ultimo });

async function nextOf(tx: Db, serie: Serie): Promise<number> {
  const [row] = await takeNext(tx, serie);
  if (!row) throw new Error(`The series ${serie} gave no number.`);
  return row.ultimo;
}

export async function nextInscripcion(tx: Db): Promise<string> {
  return `INS-${String(await nextOf(tx, 'inscripcion')).padStart(6, '0')}`;
}

export async function nextRecibo(tx: Db): Promise<string> {
  return `REC-${String(await nextOf(tx, 'recibo')).padStart(6, '0')}`;
}

export async function nextDocumento(tx: Db, point: '001-001' | '001-002'): Promise<string> {
  return `${point}-${String(await nextOf(tx, point)).padStart(9, '0')}`;
}
