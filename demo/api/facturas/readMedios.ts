/** Reads the means of payment of receipts. */
import { inArray } from 'drizzle-orm';
import type { Medio } from '../../../src/domain/estados/recibo.ts';
import type { OwnRecords } from '../db/openOwn.ts';

interface PaidBy {
  readonly medio: Medio;
  /** True if the money came through the gateway. */
  readonly enLinea: boolean;
}

/** Returns the means by the number of the receipt. */
export async function readMedios(
  { db, recibos }: OwnRecords,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, PaidBy>> {
  if (numeros.length === 0) return new Map();
  const rows = await db
    .select({ numero: recibos.numero, medio: recibos.medio, pagoId: recibos.pagoId })
    .from(recibos)
    .where(inArray(recibos.numero, [...new Set(numeros)]));
  return new Map(rows.map(({ numero, medio, pagoId }) => [numero, { medio, enLinea: pagoId !== null }]));
}
