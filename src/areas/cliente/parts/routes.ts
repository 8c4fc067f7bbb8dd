/**
 * The paths of the signed-in area and how to build them. spec.md 2 names each parameter twice: `numero` or
 * `identificacion` in the route table, `id` in the route constants. `patterns` are the table (what the router reads),
 * `routes` the constants (what links use, their argument called `id`).
 */
import type { Movimiento } from '../../../contract/movimiento.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import type { TipoMovimiento } from '../../../domain/cuenta/movimientos.ts';

const base = '/cliente';

/** Relative to /cliente, as the route table of the area writes them. */
export const patterns = {
  inscripciones: 'inscripciones',
  registro: 'inscripciones/registro',
  inscripcion: 'inscripciones/:numero',
  cursos: 'cursos',
  curso: 'cursos/:identificacion',
  recibos: 'recibos',
  cartera: 'cartera',
  factura: 'cartera/factura/:numero',
  perfil: 'perfil',
} as const;

export const routes = {
  inicio: base,
  inscripciones: `${base}/inscripciones`,
  /** @param curso identificacion of the course to enrol in, if the person has chosen one already */
  registro: (curso?: string): string =>
    `${base}/inscripciones/registro${curso === undefined ? '' : `?curso=${encodeURIComponent(curso)}`}`,
  /** @param id the enrolment's `numero` */
  inscripcion: (id: string): string => `${base}/inscripciones/${encodeURIComponent(id)}`,
  cursos: `${base}/cursos`,
  /** @param id the course's `identificacion` (the code that people know); its internal id opens it too */
  curso: (id: string): string => `${base}/cursos/${encodeURIComponent(id)}`,
  recibos: `${base}/recibos`,
  /** Lists the receipts that left credit in the client's favour. */
  recibosAFavor: `${base}/recibos?estado=aFavor`,
  /** Lists the receipts of these days, both included. @param desde YYYY-MM-DD */
  recibosBetween: (desde: string, hasta: string): string => `${base}/recibos?desde=${desde}&hasta=${hasta}`,
  /** The spec has no path for one receipt: it opens over the list. @param id the receipt's `numero` */
  recibo: (id: string): string => `${base}/recibos?recibo=${encodeURIComponent(id)}`,
  cartera: `${base}/cartera`,
  /** @param id the invoice's `numero` */
  factura: (id: string): string => `${base}/cartera/factura/${encodeURIComponent(id)}`,
  perfil: `${base}/perfil`,
} as const;

/** Sign-in that comes back to `path` (path and search of the portal, never an origin). */
export const loginPath = (path: string): string => `/auth/login?returnTo=${encodeURIComponent(path)}`;

/** Parts of /cliente/cartera, and the filters that its figures open. */
export const carteraRoutes = {
  facturas: routes.cartera,
  toPay: `${routes.cartera}?estado=porPagar&orden=proximoVencimiento`,
  /** Lists the invoices overdue by so many days, or all that are overdue. @param moneda if there is more than one */
  ofAge: (age: DebtAge, moneda?: string): string =>
    `${routes.cartera}?antiguedad=${age}${moneda === undefined ? '' : `&moneda=${moneda}`}&orden=proximoVencimiento`,
  movimientos: `${routes.cartera}?ver=movimientos`,
  /** @param documento number of an invoice, a credit note or a receipt */
  movimientosOf: (documento: string): string =>
    `${routes.cartera}?ver=movimientos&q=${encodeURIComponent(documento)}`,
  /** Movements of these days (YYYY-MM-DD, both included), of one kind or of all. */
  movimientosBetween: (desde: string, hasta: string, tipo?: TipoMovimiento | 'devuelto'): string =>
    `${routes.cartera}?ver=movimientos&desde=${desde}&hasta=${hasta}${tipo === undefined ? '' : `&tipo=${tipo}`}`,
  pagos: `${routes.cartera}?ver=pagos`,
  pendingPagos: `${routes.cartera}?ver=pagos&estado=pendiente`,
  enlaces: `${routes.cartera}?ver=enlaces`,
} as const;

/** Returns the path to the document of a movement; undefined for an adjustment, which has none that the client sees. */
export function documentoRoute({
  tipo,
  documento,
}: Pick<Movimiento, 'tipo' | 'documento'>): string | undefined {
  if (tipo === 'ajuste') return undefined;
  return tipo === 'recibo' || tipo === 'reembolso' ? routes.recibo(documento) : routes.factura(documento);
}
