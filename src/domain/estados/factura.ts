/** The state, payment state and saldo of an invoice. Amounts in minor units of one currency. */
export const estadosFactura = ['emitida', 'anulada'] as const;

export type EstadoFactura = (typeof estadosFactura)[number];

export const estadosPagoFactura = ['pendiente', 'parcial', 'pagada', 'acreditada'] as const;

export type EstadoPagoFactura = (typeof estadosPagoFactura)[number];

/** `acreditada`: closed by credit notes alone. */
export const estadosCuota = ['pendiente', 'parcial', 'pagada', 'acreditada', 'anulada'] as const;

export type EstadoCuota = (typeof estadosCuota)[number];

export interface CountedFactura {
  /** Absent means an invoice. Nobody owes a credit note. */
  readonly tipo?: 'factura' | 'nota_credito' | undefined;
  readonly estado: EstadoFactura;
  readonly total: number;
  readonly pagado: number;
  readonly acreditado: number;
}

/** The debt: total − pagado − acreditado, and 0 for an annulled document (api.md, invariant 2). */
export function saldoFactura(factura: CountedFactura): number {
  if (factura.estado === 'anulada' || factura.tipo === 'nota_credito') return 0;
  return factura.total - factura.pagado - factura.acreditado;
}

/** The debt that the annulment of a document cancelled; 0 while it is in force. */
export function annulledOf(factura: CountedFactura): number {
  const { tipo, estado, total, pagado, acreditado } = factura;
  return estado === 'anulada' && tipo !== 'nota_credito' ? total - pagado - acreditado : 0;
}

/**
 * `acreditada` means that the document was closed without money: by credit notes alone or by annulment. A credit note
 * is `acreditada` too. An invoice with one cent paid and the rest credited is `pagada`.
 */
export function estadoPagoFactura(factura: CountedFactura): EstadoPagoFactura {
  if (saldoFactura(factura) > 0) return factura.pagado + factura.acreditado > 0 ? 'parcial' : 'pendiente';
  return factura.pagado === 0 && factura.total > 0 ? 'acreditada' : 'pagada';
}
