/**
 * Applies confirmed money: first to what it was meant for, as far as that is still owed; the rest becomes saldo a
 * favor. The caller holds the locks and passes what it has just read.
 */
import { type AppliedPago, applyPago } from '../cuenta/applyPago.ts';
import type { Deuda } from '../cuenta/deudas.ts';
import { estadoEnlaceAt, type TimedEnlace } from '../estados/enlace.ts';
import { accept, type Result, reject } from '../result.ts';
import type { FacturaAmount } from './enlace.ts';

export interface PagoConfirmado {
  /** The amount that the gateway received, in minor units. It is recorded even if a different one was requested. */
  readonly valor: number;
  /** The amount that the attempt was for. */
  readonly pedido: number;
  readonly moneda: string;
  /** The time at which the attempt began, in milliseconds. */
  readonly creadoEl: number;
}

export interface PaidEnlace extends TimedEnlace {
  readonly valor: number;
  readonly moneda: string;
  /** The amounts that the link still asks for, without its earlier payments. */
  readonly facturas: readonly FacturaAmount[];
}

export interface PagoRecord extends AppliedPago {
  /** True if the caller marks the link as paid by this receipt. */
  readonly paysEnlace: boolean;
}

/**
 * Refuses with `monedas_distintas` if the gateway names another currency than the link; nothing is recorded then.
 *
 * A payment that began while the link was valid pays its invoices, even if the gateway answers after the link has expired.
 * These stay in the client's favour, for the institution or the client to decide: a second success, money for a link that was
 * revoked or had expired before, money for an invoice that was annulled or paid meanwhile, and what exceeds the requested
 * amount. A smaller amount pays a part, and the link keeps asking for the rest.
 */
export function recordPago(
  pago: PagoConfirmado,
  enlace: PaidEnlace | undefined,
  deudas: readonly Deuda[],
): Result<PagoRecord, 'monedas_distintas'> {
  if (!enlace) return accept({ ...applyPago(pago.valor, deudas), paysEnlace: false });
  if (enlace.moneda !== pago.moneda) return reject('monedas_distintas');
  const wasGood =
    enlace.estado === 'caducado' ? pago.creadoEl < enlace.caducaEl : isOpen(enlace, pago.creadoEl);
  if (!wasGood) return accept({ aplicaciones: [], sinAplicar: pago.valor, paysEnlace: false });
  const limits = new Map(enlace.facturas.map(({ numero, valor }) => [numero, valor]));
  // The attempt was for all that was left of the link when the person opened it, so all of it pays the link.
  const paysEnlace = enlace.estado === 'activo' && pago.valor >= pago.pedido;
  return accept({ ...applyPago(pago.valor, deudas, limits), paysEnlace });
}

function isOpen(enlace: PaidEnlace, at: number): boolean {
  return estadoEnlaceAt(enlace, at) === 'activo';
}
