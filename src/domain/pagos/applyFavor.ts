/** Pays invoices with the money in the client's favour (api.md, invariant 3). The caller holds the locks. */
import { sumValores } from '../dinero.ts';
import { accept, type Result, reject } from '../result.ts';
import type { FacturaAmount } from './enlace.ts';

export interface ReciboAFavor {
  readonly numero: string;
  /** Minor units that no invoice has used yet; 0 or more. */
  readonly sinAplicar: number;
}

export interface FavorAplicacion {
  readonly recibo: string;
  readonly factura: string;
  readonly valor: number;
}

/**
 * Uses receipts up in the given order, for invoices of the same currency. Each invoice gets exactly the amount asked for, or
 * all of it is refused.
 */
export function applyFavor(
  recibos: readonly ReciboAFavor[],
  amounts: readonly FacturaAmount[],
): Result<FavorAplicacion[], 'saldo_a_favor_insuficiente'> {
  const credits = recibos.map(({ numero, sinAplicar }) => ({ numero, left: sinAplicar }));
  const asked = sumValores(amounts.map(({ valor }) => valor));
  if (asked > sumValores(credits.map(({ left }) => left))) return reject('saldo_a_favor_insuficiente');
  return accept(
    amounts.flatMap(({ numero: factura, valor }) => {
      let missing = valor;
      return credits.flatMap((recibo) => {
        const taken = Math.min(missing, recibo.left);
        missing -= taken;
        recibo.left -= taken;
        return taken > 0 ? [{ recibo: recibo.numero, factura, valor: taken }] : [];
      });
    }),
  );
}
