/** The state of an invoice, and what of its payment state is derived. Amounts in minor units of one currency. */
export const estadosFactura = ['emitida', 'anulada'] as const;

export type EstadoFactura = (typeof estadosFactura)[number];

export const estadosPagoFactura = ['pendiente', 'parcial', 'pagada', 'acreditada'] as const;

export type EstadoPagoFactura = (typeof estadosPagoFactura)[number];

/** `acreditada`: closed by credit notes alone, as of an invoice. */
export const estadosCuota = ['pendiente', 'parcial', 'pagada', 'acreditada', 'anulada'] as const;

export type EstadoCuota = (typeof estadosCuota)[number];

export interface FacturaEnCuenta {
  /** An invoice when left out. Nobody owes a credit note. */
  readonly tipo?: 'factura' | 'nota_credito' | undefined;
  readonly estado: EstadoFactura;
  readonly total: number;
  readonly pagado: number;
  readonly acreditado: number;
}

/** What is still owed: total − pagado − acreditado, and 0 once annulled (api.md, invariant 2). */
export function saldoFactura(factura: FacturaEnCuenta): number {
  if (factura.estado === 'anulada' || factura.tipo === 'nota_credito') return 0;
  return factura.total - factura.pagado - factura.acreditado;
}

/**
 * `acreditada` is what was closed without any money: by credit notes alone, or annulled; also a credit note itself. A
 * cent paid and the rest credited is `pagada`.
 */
export function estadoPagoFactura(factura: FacturaEnCuenta): EstadoPagoFactura {
  if (saldoFactura(factura) > 0) return factura.pagado + factura.acreditado > 0 ? 'parcial' : 'pendiente';
  return factura.pagado === 0 && factura.total > 0 ? 'acreditada' : 'pagada';
}
