/** What a gateway says about an attempt, in whatever order it says it. Signatures are checked before this. */

import { transition } from '../estados/machine.ts';
import type { EstadoPago } from '../estados/pago.ts';
import { pagoMachine } from '../estados/pago.ts';
import { accept, type Result, reject } from '../result.ts';

export type NoticeEstado = Exclude<EstadoPago, 'creado'>;

/**
 * `repetido`: known already. `atrasado`: older news than what is known. Both are answered as received, and nothing is
 * done. `prematuro`: a refund of what has not been confirmed yet; the gateway has to say it again later.
 */
export type NoticeRefusal = 'repetido' | 'atrasado' | 'prematuro';

/** The state that the attempt comes to; `confirmado` is answered once, so the money is entered once. */
export function readNotice(actual: EstadoPago, aviso: NoticeEstado): Result<NoticeEstado, NoticeRefusal> {
  if (actual === aviso) return reject('repetido');
  if (transition(pagoMachine, actual, aviso).ok) return accept(aviso);
  return reject(aviso === 'reembolsado' ? 'prematuro' : 'atrasado');
}
