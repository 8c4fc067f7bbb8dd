/** What a gateway says about an attempt, in whatever order it says it. Signatures are checked before this. */

import { transition } from '../estados/machine.ts';
import type { EstadoPago } from '../estados/pago.ts';
import { maquinaPago } from '../estados/pago.ts';
import { accept, type Resultado, reject } from '../result.ts';

export type EstadoAvisado = Exclude<EstadoPago, 'creado'>;

/**
 * `repetido`: known already. `atrasado`: older news than what is known. Both are answered as received, and nothing is
 * done. `prematuro`: a refund of what has not been confirmed yet; the gateway has to say it again later.
 */
export type CodigoAviso = 'repetido' | 'atrasado' | 'prematuro';

/** The state that the attempt comes to; `confirmado` is answered once, so the money is entered once. */
export function hearAviso(actual: EstadoPago, aviso: EstadoAvisado): Resultado<EstadoAvisado, CodigoAviso> {
  if (actual === aviso) return reject('repetido');
  if (transition(maquinaPago, actual, aviso).ok) return accept(aviso);
  return reject(aviso === 'reembolsado' ? 'prematuro' : 'atrasado');
}
