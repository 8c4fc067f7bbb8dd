/** Checks the amounts that a client asks to pay against their invoices. The caller has locked the invoices. */
import type { Moneda } from '../../../src/domain/moneda.ts';
import { checkEnlace, type FacturaAmount } from '../../../src/domain/pagos/enlace.ts';
import { knownMoneda } from '../db/known.ts';
import { ProblemError } from '../http/problem.ts';

/** Throws 404 for an unknown invoice, and 422 with a pointer to each amount that is not allowed. */
export function checkAmounts(
  amounts: readonly FacturaAmount[],
  facturas: readonly { numero: string; saldo: number; moneda: string }[],
): { valor: number; moneda: Moneda } {
  const possible = checkEnlace(
    amounts,
    facturas.map(({ numero, saldo, moneda }) => ({ numero, saldo, moneda: knownMoneda(moneda) })),
  );
  if (possible.ok) return { valor: possible.valor, moneda: possible.moneda };
  const errors = possible.errors.map(({ index, code }) => ({
    pointer: `/facturas/${index}/${code === 'no_encontrado' ? 'numero' : 'valor'}`,
    code,
  }));
  throw new ProblemError(possible.code, { errors });
}
