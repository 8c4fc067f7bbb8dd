/** The state of an invoice, and what of its payment state is derived. Amounts in minor units of one currency. */
import type { Maquina } from './maquina.ts';

export const estadosFactura = ['emitida', 'anulada'] as const;

export type EstadoFactura = (typeof estadosFactura)[number];

export const maquinaFactura: Maquina<EstadoFactura> = { emitida: ['anulada'], anulada: [] };

export const estadosPagoFactura = ['pendiente', 'parcial', 'pagada', 'acreditada'] as const;

export type EstadoPagoFactura = (typeof estadosPagoFactura)[number];

export const estadosCuota = ['pendiente', 'parcial', 'pagada', 'anulada'] as const;

export type EstadoCuota = (typeof estadosCuota)[number];

export interface FacturaEnCuenta {
  estado: EstadoFactura;
  total: number;
  pagado: number;
  acreditado: number;
}

/** What is still owed: total − pagado − acreditado, and 0 once annulled (api.md, invariant 2). */
export function saldoFactura(factura: FacturaEnCuenta): number {
  return factura.estado === 'anulada' ? 0 : factura.total - factura.pagado - factura.acreditado;
}

/** `acreditada` only where credit notes alone closed it; a cent paid and the rest credited is `pagada`. */
export function estadoPagoFactura(factura: FacturaEnCuenta): EstadoPagoFactura {
  if (saldoFactura(factura) > 0) return factura.pagado + factura.acreditado > 0 ? 'parcial' : 'pendiente';
  return factura.acreditado > 0 && factura.pagado === 0 ? 'acreditada' : 'pagada';
}

/** Overdue: something is owed and the due date (YYYY-MM-DD) is before `hoy`; on the due date itself it is not. */
export function isVencida(factura: FacturaEnCuenta & { fechaVencimiento: string }, hoy: string): boolean {
  return saldoFactura(factura) > 0 && factura.fechaVencimiento < hoy;
}
