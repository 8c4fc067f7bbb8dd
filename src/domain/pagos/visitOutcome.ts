/** Returns the outcome of a visit to the payment page, for the person who comes back from it. */
import { type EstadoPago, undecidedPago } from '../estados/pago.ts';

export interface VisitPago {
  readonly id: string;
  readonly estado: EstadoPago;
  /** The number of its receipt, once confirmed. */
  readonly recibo?: string | undefined;
}

export type VisitOutcome =
  | { readonly name: 'paid'; readonly recibo: string }
  /** The gateway has not decided, or the receipt does not exist yet. */
  | { readonly name: 'waiting' }
  | { readonly name: 'refused' }
  /** The person left without paying. */
  | { readonly name: 'left' };

/**
 * @param latest the latest attempt by the link, undefined if there is none
 * @param before the id of the latest attempt that was decided before the visit
 */
export function visitOutcome(latest: VisitPago | undefined, before: string | undefined): VisitOutcome {
  if (!latest) return { name: 'left' };
  const { id, estado, recibo } = latest;
  if (undecidedPago.some((one) => one === estado)) return { name: 'waiting' };
  if (id === before || estado === 'anulado') return { name: 'left' };
  if (estado === 'fallido') return { name: 'refused' };
  return recibo === undefined ? { name: 'waiting' } : { name: 'paid', recibo };
}
