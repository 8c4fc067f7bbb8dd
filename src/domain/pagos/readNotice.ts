/** Decides what a gateway's notice changes. Notices come in any order; the caller has checked the signature. */
import { transition } from '../estados/machine.ts';
import type { EstadoPago } from '../estados/pago.ts';
import { pagoMachine } from '../estados/pago.ts';
import { accept, type Result, reject } from '../result.ts';

export type NoticeEstado = Exclude<EstadoPago, 'creado'>;

/**
 * `repetido`: the state is known already. `atrasado`: a later state is known. Both are acknowledged and change nothing.
 * `prematuro`: a refund of a payment that is not confirmed yet; the gateway has to send it again later.
 */
export type NoticeRefusal = 'repetido' | 'atrasado' | 'prematuro';

/** Returns the new state of the attempt. It returns `confirmado` once at most, so the money is recorded once. */
export function readNotice(actual: EstadoPago, aviso: NoticeEstado): Result<NoticeEstado, NoticeRefusal> {
  if (actual === aviso) return reject('repetido');
  if (transition(pagoMachine, actual, aviso).ok) return accept(aviso);
  return reject(aviso === 'reembolsado' ? 'prematuro' : 'atrasado');
}
