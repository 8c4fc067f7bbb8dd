/** Settles the invoice of an enrolment that ends, whoever ended it (api.md, invariant 5). Minor units throughout. */
import { percentOf } from '../dinero.ts';
import type { CountedFactura } from '../estados/factura.ts';

export interface Retencion {
  readonly retencionValor: number;
  /** Percentage, at most two decimals. */
  readonly retencionPorcentaje: number;
}

export const noRetencion: Retencion = { retencionValor: 0, retencionPorcentaje: 0 };

/** In every case nothing is owed on the invoice afterwards, and pagado = retencion + saldoAFavor. */
export interface Settlement {
  readonly pagado: number;
  /** The part of the paid money that the institution keeps. */
  readonly retencion: number;
  /** Total of the credit note to issue; 0: none. */
  readonly notaCredito: number;
  /** The part that goes back to the client. The API takes this amount out of the invoice's applications. */
  readonly saldoAFavor: number;
  /** True if nothing was paid: then the invoice itself is annulled. */
  readonly anulaFactura: boolean;
}

/**
 * The fixed amount plus the percentage of the total is kept, never more than was paid: cancelling never creates a debt. The
 * credit note is for total − retención, at most what is uncredited. So the amount of an earlier one counts towards it, and
 * less, or nothing, is kept.
 */
export function settleFactura(factura: CountedFactura | undefined, policy: Retencion): Settlement {
  const nothing = { pagado: 0, retencion: 0, notaCredito: 0, saldoAFavor: 0, anulaFactura: false };
  if (!factura || factura.estado === 'anulada') return nothing;
  const { total, pagado, acreditado } = factura;
  if (pagado === 0) return { ...nothing, anulaFactura: true };
  const porcentaje = percentOf(total, policy.retencionPorcentaje);
  const agreed = Math.min(policy.retencionValor + porcentaje, pagado);
  const notaCredito = Math.min(total - agreed, total - acreditado);
  const retencion = total - acreditado - notaCredito;
  return { pagado, retencion, notaCredito, saldoAFavor: pagado - retencion, anulaFactura: false };
}
