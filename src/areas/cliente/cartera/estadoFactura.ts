/** The one word that says how an invoice stands, and its tone (look.md, Labels). */
import type { Factura } from '../../../contract/factura.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export type Situacion = Factura['estadoPago'] | 'vencida' | 'anulada';

export const tonosFactura: { readonly [situacion in Situacion]: Tone } = {
  pendiente: 'info',
  parcial: 'info',
  vencida: 'error',
  pagada: 'success',
  acreditada: 'neutral',
  anulada: 'neutral',
};

/** Annulled before anything else; that it is overdue matters more than that a part was paid. */
export function situacionOf({ estado, vencida, estadoPago }: Factura): Situacion {
  if (estado === 'anulada') return 'anulada';
  return vencida ? 'vencida' : estadoPago;
}
