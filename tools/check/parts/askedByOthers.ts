/**
 * Says for each call of the contract how the check's second account uses it to ask for what the first one has, or why it need not.
 * The compiler requires a row for each call.
 */
import type { Balance } from '../../../src/contract/balance.ts';
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import type { OwnRecord } from '../run.ts';

/** A call that names a record, in its path or in its body: the answer is 404, and nothing changes. */
export interface ByRecord {
  of: OwnRecord;
  body?: (id: string) => unknown;
}

/** A list or a sum of one's own: people who have nothing get nothing. */
export interface Listing {
  /** Returns what the answer reveals; an account that has just been made must have none of it. */
  told(data: unknown): readonly unknown[];
  /** Filters that name a record. */
  by?: Readonly<Record<string, OwnRecord>>;
}

/** An answer about the caller. */
export interface OfCaller {
  /** Returns the ids in the answer; two people have none in common. */
  idsOf(data: unknown): readonly unknown[];
}

export type Strange = ByRecord | Listing | OfCaller | { needsNot: string };

const forAll = { needsNot: 'everybody gets the same answer' };
const ofCaller = { needsNot: 'it names no record: it changes what is the caller’s' };

const rowsOf = (data: unknown): readonly Record<string, unknown>[] => {
  const { resultados } = Object(data) as { resultados?: unknown };
  return Array.isArray(resultados) ? resultados : [];
};
const list = { told: rowsOf };
const facturas = (numero: string) => ({ facturas: [{ numero, valor: 1 }] });

/** Lists the currencies in which anything was ever billed or paid. */
const moved = (data: unknown): readonly unknown[] =>
  (Array.isArray(data) ? (data as Partial<Balance>[]) : []).filter(
    ({ facturado, acreditado, pagado, reembolsado, saldoAFavor, vencido, porVencer, proximoVencimiento }) =>
      proximoVencimiento !== undefined ||
      [facturado, acreditado, pagado, reembolsado, saldoAFavor, vencido, porVencer].some((one) => one),
  );

export const askedByOthers: { readonly [K in EndpointKey]: Strange } = {
  'POST /api/auth/login': { needsNot: 'it names an account, by its own password' },
  'POST /api/auth/register': { needsNot: 'it names an address only' },
  'GET /api/auth/me': { idsOf: (data) => [(data as { user?: { id?: unknown } } | undefined)?.user?.id] },
  'GET /api/cliente': { idsOf: (data) => [(data as { id?: unknown } | undefined)?.id] },
  'PATCH /api/cliente': ofCaller,
  'GET /api/cliente/usuarios/{id}': { of: 'usuario' },
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': {
    needsNot: 'everybody may ask for a mail to the owner',
  },
  'POST /api/cliente/perfil/cambio-clave': ofCaller,
  'GET /api/cliente/perfil/sesiones': { idsOf: (data) => rowsOf(data).map(({ id }) => id) },
  'DELETE /api/cliente/perfil/sesiones': ofCaller,
  'DELETE /api/cliente/perfil/sesiones/{id}': { of: 'sesion' },
  'POST /api/cliente/perfil/verificacion-correo': ofCaller,
  'GET /api/cliente/cursos': forAll,
  'GET /api/cliente/cursos/{id}': forAll,
  'GET /api/cliente/cursos/{id}/calendario.ics': forAll,
  'POST /api/cliente/cursos/{id}/cotizacion': forAll,
  'GET /api/cliente/inscripciones': list,
  'GET /api/cliente/inscripciones/{id}': { of: 'inscripcion' },
  'POST /api/cliente/inscripciones': { needsNot: 'it names a course only, which is public' },
  'POST /api/cliente/solicitudes/{id}/correo': {
    needsNot: 'the permit of the application is its credential',
  },
  'GET /api/cliente/inscripciones/{id}/anular': { of: 'inscripcion' },
  'POST /api/cliente/inscripciones/{id}/anular': { of: 'inscripcion', body: () => ({ motivo: 'otro' }) },
  'GET /api/cliente/inscripciones/{id}/enlaces': { of: 'inscripcion' },
  'GET /api/cliente/facturas': { ...list, by: { numero: 'factura', inscripcion: 'inscripcion' } },
  'GET /api/cliente/facturas/{id}': { of: 'factura' },
  'GET /api/cliente/recibos': list,
  'GET /api/cliente/recibos/{id}': { of: 'recibo' },
  'POST /api/cliente/recibos/{id}/reenviar': { of: 'recibo' },
  'GET /api/cliente/pagos': { ...list, by: { enlace: 'enlace' } },
  'GET /api/cliente/movimientos': list,
  'GET /api/cliente/balance': { told: moved },
  'POST /api/cliente/enlaces': { of: 'factura', body: facturas },
  'GET /api/cliente/enlaces': list,
  'GET /api/cliente/enlaces/{id}': { of: 'enlace' },
  'DELETE /api/cliente/enlaces/{id}': { of: 'enlace' },
  'POST /api/cliente/enlaces/{id}/renovar': { of: 'enlace', body: () => ({}) },
  'POST /api/cliente/aplicaciones': { of: 'factura', body: facturas },
  'GET /api/institucion': forAll,
  'GET /api/salud': forAll,
};
