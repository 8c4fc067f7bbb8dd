/** The means of payment of receipts. */
import type { SQLWrapper } from 'drizzle-orm';
import type { Medio } from '../../../src/domain/estados/recibo.ts';
import type { OwnTables } from '../db/openOwn.ts';
import { isAmong } from '../db/readAtOnce.ts';

interface PaidBy {
  readonly medio: Medio;
  /** True if the money came through the gateway. */
  readonly enLinea: boolean;
}

/** @param numeros a subquery with the numbers of receipts */
export function selectMedios({ db, recibos }: OwnTables, numeros: SQLWrapper) {
  return db
    .select({ numero: recibos.numero, medio: recibos.medio, pagoId: recibos.pagoId })
    .from(recibos)
    .where(isAmong(recibos.numero, numeros));
}

/** Returns the means by the number of the receipt. */
export function mediosByRecibo(rows: Awaited<ReturnType<typeof selectMedios>>): ReadonlyMap<string, PaidBy> {
  return new Map(rows.map(({ numero, medio, pagoId }) => [numero, { medio, enLinea: pagoId !== null }]));
}
