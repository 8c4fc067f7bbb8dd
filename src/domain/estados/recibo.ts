/** A receipt: it exists once money was confirmed, and can only be given back, whole or in parts, or reversed. */
export const estadosRecibo = ['vigente', 'reembolsado_parcial', 'reembolsado', 'reversado'] as const;

export type EstadoRecibo = (typeof estadosRecibo)[number];

export const medios = ['tarjeta', 'transferencia', 'efectivo', 'cheque', 'otro'] as const;

export type Medio = (typeof medios)[number];

/** The state that follows from what was refunded so far; both in minor units. A reversal is an event, not a sum. */
export function estadoReciboByRefund(valor: number, reembolsado: number): EstadoRecibo {
  if (reembolsado <= 0) return 'vigente';
  return reembolsado < valor ? 'reembolsado_parcial' : 'reembolsado';
}
