/** Paying invoices with what is in the client's favour (api.md, invariant 3). The caller holds the locks. */
import { sumValores } from '../dinero.ts';
import { accept, type Result, reject } from '../result.ts';
import type { FacturaPedida } from './enlace.ts';

export interface ReciboAFavor {
  readonly numero: string;
  /** Minor units that no invoice took yet; 0 or more. */
  readonly sinAplicar: number;
}

export interface AplicacionDeFavor {
  readonly recibo: string;
  readonly factura: string;
  readonly valor: number;
}

/**
 * Receipts and invoices of one currency, in the order in which they are used up. Each invoice gets exactly what was asked
 * for it, or nothing happens at all.
 */
export function applyFavor(
  recibos: readonly ReciboAFavor[],
  pedidas: readonly FacturaPedida[],
): Result<AplicacionDeFavor[], 'saldo_a_favor_insuficiente'> {
  const left = recibos.map(({ numero, sinAplicar }) => ({ numero, resto: sinAplicar }));
  const asked = sumValores(pedidas.map(({ valor }) => valor));
  if (asked > sumValores(left.map(({ resto }) => resto))) return reject('saldo_a_favor_insuficiente');
  return accept(
    pedidas.flatMap(({ numero: factura, valor }) => {
      let falta = valor;
      return left.flatMap((recibo) => {
        const toma = Math.min(falta, recibo.resto);
        falta -= toma;
        recibo.resto -= toma;
        return toma > 0 ? [{ recibo: recibo.numero, factura, valor: toma }] : [];
      });
    }),
  );
}
