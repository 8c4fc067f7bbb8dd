/** Addresses inside /cliente/cartera: its parts and the filters that its figures open. */
import type { TipoMovimiento } from '../../../domain/cuenta/movimientos.ts';
import type { Edad } from '../cartera/filtrosFacturas.ts';
import { routes } from './routes.ts';

export const vistasCartera = ['facturas', 'movimientos', 'pagos', 'enlaces'] as const;

export type VistaCartera = (typeof vistasCartera)[number];

export const readVista = (params: URLSearchParams): VistaCartera =>
  vistasCartera.find((vista) => vista === params.get('ver')) ?? 'facturas';

export const carteraRoutes = {
  facturas: routes.cartera,
  porPagar: `${routes.cartera}?estado=porPagar&orden=fechaVencimiento`,
  /** What is owed since so many days, or all that is overdue. @param moneda where there is more than one */
  ofAge: (edad: Edad, moneda?: string): string =>
    `${routes.cartera}?antiguedad=${edad}${moneda === undefined ? '' : `&moneda=${moneda}`}&orden=fechaVencimiento`,
  movimientos: `${routes.cartera}?ver=movimientos`,
  /** @param documento number of an invoice, a credit note or a receipt */
  movimientosOf: (documento: string): string =>
    `${routes.cartera}?ver=movimientos&q=${encodeURIComponent(documento)}`,
  /** Movements of these days (YYYY-MM-DD, both included), of one kind or of all. */
  movimientosBetween: (desde: string, hasta: string, tipo?: TipoMovimiento): string =>
    `${routes.cartera}?ver=movimientos&desde=${desde}&hasta=${hasta}${tipo === undefined ? '' : `&tipo=${tipo}`}`,
  pagos: `${routes.cartera}?ver=pagos`,
  pagosEnProceso: `${routes.cartera}?ver=pagos&estado=pendiente`,
  enlaces: `${routes.cartera}?ver=enlaces`,
} as const;
