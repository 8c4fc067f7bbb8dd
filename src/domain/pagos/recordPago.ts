/**
 * Where confirmed money goes. It always goes somewhere: to what it was meant for as far as that is still owed, the rest
 * in the client's favour. The caller holds the locks and has just read what it passes.
 */
import { type AppliedPago, applyPago } from '../cuenta/applyPago.ts';
import type { Deuda } from '../cuenta/deudas.ts';
import { estadoEnlaceAt, type TimedEnlace } from '../estados/enlace.ts';
import { accept, type Result, reject } from '../result.ts';
import type { FacturaPedida } from './enlace.ts';

export interface PagoConfirmado {
  /** What the gateway holds, in minor units: this is entered, whatever was asked for. */
  readonly valor: number;
  /** What the attempt was for. */
  readonly pedido: number;
  readonly moneda: string;
  /** When the attempt began, in milliseconds. */
  readonly creadoEl: number;
}

export interface EnlaceDePago extends TimedEnlace {
  readonly valor: number;
  readonly moneda: string;
  /** What is left of it: what came by it before is not asked for again. */
  readonly facturas: readonly FacturaPedida[];
}

export interface PagoRecord extends AppliedPago {
  /** The link is to be marked as paid, with this receipt. */
  readonly pagaEnlace: boolean;
}

/**
 * `monedas_distintas`: a gateway that names another currency than the link is not to be believed; nothing is entered.
 *
 * Who began to pay while the link was good pays its invoices, even when the answer comes after the link ran out. A second
 * success, or money for a link that was revoked or had run out before, stays in favour: nobody is owed by surprise, and
 * the institution or the client decides what it is for. So does what an invoice annulled or paid meanwhile no longer takes,
 * and what is more than was asked for. Less than that pays as far as it goes, and the link goes on asking for the rest.
 */
export function recordPago(
  pago: PagoConfirmado,
  enlace: EnlaceDePago | undefined,
  deudas: readonly Deuda[],
): Result<PagoRecord, 'monedas_distintas'> {
  if (!enlace) return accept({ ...applyPago(pago.valor, deudas), pagaEnlace: false });
  if (enlace.moneda !== pago.moneda) return reject('monedas_distintas');
  const wasGood =
    enlace.estado === 'caducado' ? pago.creadoEl < enlace.caducaEl : isOpen(enlace, pago.creadoEl);
  if (!wasGood) return accept({ aplicaciones: [], sinAplicar: pago.valor, pagaEnlace: false });
  const topes = new Map(enlace.facturas.map(({ numero, valor }) => [numero, valor]));
  // The attempt was for all that was left of the link when the person opened it, so all of it pays the link.
  const pagaEnlace = enlace.estado === 'activo' && pago.valor >= pago.pedido;
  return accept({ ...applyPago(pago.valor, deudas, topes), pagaEnlace });
}

function isOpen(enlace: EnlaceDePago, at: number): boolean {
  return estadoEnlaceAt(enlace, at) === 'activo';
}
