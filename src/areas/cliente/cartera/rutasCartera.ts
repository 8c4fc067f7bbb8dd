/** Addresses inside /cliente/cartera: its parts and the filters that its figures open. */
import type { TipoMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { rutas } from '../rutas.ts';
import type { Edad } from './filtrosFacturas.ts';

export const vistasCartera = ['facturas', 'movimientos', 'pagos', 'enlaces'] as const;

export type VistaCartera = (typeof vistasCartera)[number];

export const readVista = (params: URLSearchParams): VistaCartera =>
  vistasCartera.find((vista) => vista === params.get('ver')) ?? 'facturas';

export const rutasCartera = {
  facturas: rutas.cartera,
  porPagar: `${rutas.cartera}?estado=porPagar&orden=fechaVencimiento`,
  /** What is owed since so many days, or all that is overdue. @param moneda where there is more than one */
  deEdad: (edad: Edad, moneda?: string): string =>
    `${rutas.cartera}?antiguedad=${edad}${moneda === undefined ? '' : `&moneda=${moneda}`}&orden=fechaVencimiento`,
  movimientos: `${rutas.cartera}?ver=movimientos`,
  /** @param documento number of an invoice, a credit note or a receipt */
  movimientosDe: (documento: string): string =>
    `${rutas.cartera}?ver=movimientos&q=${encodeURIComponent(documento)}`,
  /** Movements of these days (YYYY-MM-DD, both included), of one kind or of all. */
  movimientosEntre: (desde: string, hasta: string, tipo?: TipoMovimiento): string =>
    `${rutas.cartera}?ver=movimientos&desde=${desde}&hasta=${hasta}${tipo === undefined ? '' : `&tipo=${tipo}`}`,
  pagos: `${rutas.cartera}?ver=pagos`,
  pagosEnProceso: `${rutas.cartera}?ver=pagos&estado=pendiente`,
  enlaces: `${rutas.cartera}?ver=enlaces`,
} as const;
