/** States of a receipt. It exists once money is confirmed; it can then be refunded, fully or partly, or reversed. */
export const estadosRecibo = ['vigente', 'reembolsado_parcial', 'reembolsado', 'reversado'] as const;

export type EstadoRecibo = (typeof estadosRecibo)[number];

export const medios = ['tarjeta', 'transferencia', 'efectivo', 'cheque', 'otro'] as const;

export type Medio = (typeof medios)[number];

/** Returns the state for the amount refunded so far, in minor units. A reversal is an event, not a sum. */
export function estadoReciboByRefund(valor: number, reembolsado: number): EstadoRecibo {
  if (reembolsado <= 0) return 'vigente';
  return reembolsado < valor ? 'reembolsado_parcial' : 'reembolsado';
}
