/** Addresses inside /cliente/cartera: its parts and the filters that its figures open. */
import { rutas } from '../rutas.ts';

export const vistasCartera = ['facturas', 'movimientos', 'pagos', 'enlaces'] as const;

export type VistaCartera = (typeof vistasCartera)[number];

export const readVista = (params: URLSearchParams): VistaCartera =>
  vistasCartera.find((vista) => vista === params.get('ver')) ?? 'facturas';

export const rutasCartera = {
  facturas: rutas.cartera,
  vencidas: `${rutas.cartera}?estado=vencidas&orden=fechaVencimiento`,
  porPagar: `${rutas.cartera}?estado=porPagar&orden=fechaVencimiento`,
  movimientos: `${rutas.cartera}?ver=movimientos`,
  /** @param documento number of an invoice, a credit note or a receipt */
  movimientosDe: (documento: string): string =>
    `${rutas.cartera}?ver=movimientos&q=${encodeURIComponent(documento)}`,
  pagos: `${rutas.cartera}?ver=pagos`,
  enlaces: `${rutas.cartera}?ver=enlaces`,
} as const;
