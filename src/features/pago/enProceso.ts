/** What of some invoices payments may still bring that the gateway has not decided yet; no React. */
import type { Pago } from '../../contract/pago.ts';
import { sumValores } from '../../domain/dinero.ts';

export interface SumaEnProceso {
  readonly cuantos: number;
  /** Minor units. */
  readonly valor: number;
  readonly moneda: string;
}

/** @param numeros of invoices, all of one currency @returns undefined where no payment of them is being decided */
export function sumEnProceso(
  pagos: readonly Pick<Pago, 'estado' | 'valor' | 'moneda' | 'facturas'>[],
  numeros: readonly string[],
): SumaEnProceso | undefined {
  const suyos = pagos.flatMap(({ estado, valor, moneda, facturas }) => {
    if (estado !== 'pendiente') return [];
    const suyas = facturas.filter(({ numero }) => numeros.includes(numero));
    // A link may ask for more than the attempt: a part of it was paid before.
    const parte = Math.min(valor, sumValores(suyas.map((factura) => factura.valor)));
    return parte > 0 ? [{ valor: parte, moneda }] : [];
  });
  const [primero] = suyos;
  if (!primero) return undefined;
  return {
    cuantos: suyos.length,
    valor: sumValores(suyos.map(({ valor }) => valor)),
    moneda: primero.moneda,
  };
}
