/** Reads the invoices to pay and proposes an amount for each. */
import type * as v from 'valibot';
import type { ConsultaFacturas, Factura } from '../../contract/factura.ts';
import { limiteMax } from '../../contract/list.ts';
import { vencidoOf } from '../../domain/cuenta/deudas.ts';
import type { PorPagar } from '../../domain/pagos/lineas.ts';
import { api } from '../../state/api.ts';

export type QuePagar =
  /** Chosen from a list, all of one currency. */
  | { readonly facturas: readonly Factura[] }
  /** By number; what is proposed of each is all that is owed, or `valor` (minor units) where that is less. */
  | { readonly pedidas: readonly { readonly numero: string; readonly valor?: number }[] }
  /** Whatever is overdue in a currency, and no more than what is. */
  | { readonly vencidasEn: Factura['moneda'] }
  /** Whatever is owed in a currency. */
  | { readonly deudasEn: Factura['moneda'] };

const owed: v.InferInput<typeof ConsultaFacturas> = {
  estado: 'emitida',
  estadoPago: ['pendiente', 'parcial'],
  tipo: 'factura',
};

/** A link holds no more (contract, EnlaceNuevo). */
const maxFacturas = 50;

/** Reads from the API, because what a screen shows may be paid already. @param hoy YYYY-MM-DD */
export async function loadPorPagar(
  que: QuePagar,
  hoy: string,
  signal: AbortSignal,
): Promise<PorPagar<Factura>[]> {
  const facturas = await loadFacturas(que, signal);
  return facturas
    .filter(({ saldo }) => saldo > 0)
    .map((factura) => ({ factura, propuesto: proposeOf(que, factura, hoy) }));
}

/** Makes one request. Invoices asked for by number come in the order in which they were asked for. */
async function loadFacturas(que: QuePagar, signal: AbortSignal): Promise<Factura[]> {
  if ('vencidasEn' in que || 'deudasEn' in que) {
    const filter =
      'vencidasEn' in que ? { vencida: true, moneda: que.vencidasEn } : { ...owed, moneda: que.deudasEn };
    const query = { ...filter, orden: 'fechaVencimiento' as const, limite: maxFacturas };
    return (await api('GET /api/cliente/facturas', { query, signal })).resultados;
  }
  const numero = ('facturas' in que ? que.facturas : que.pedidas).map((factura) => factura.numero);
  const query = { numero, limite: limiteMax };
  const { resultados } = await api('GET /api/cliente/facturas', { query, signal });
  const place = new Map(numero.map((one, index) => [one, index]));
  return resultados.toSorted((a, b) => (place.get(a.numero) ?? 0) - (place.get(b.numero) ?? 0));
}

function proposeOf(que: QuePagar, factura: Factura, hoy: string): number {
  if ('vencidasEn' in que) return vencidoOf(factura, hoy) || factura.saldo;
  if (!('pedidas' in que)) return factura.saldo;
  const asked = que.pedidas.find(({ numero }) => numero === factura.numero);
  return Math.min(asked?.valor ?? factura.saldo, factura.saldo);
}
