/** State machines as data: the states that may follow each state. Each machine is in its own file. */
import { accept, type Result, reject } from '../result.ts';

export type Machine<E extends string> = { readonly [estado in E]: readonly E[] };

/** `estado_final`: no state follows the current one. `transicion_no_permitida`: some states do, but not this one. */
export type TransitionRefusal = 'estado_final' | 'transicion_no_permitida';

/** Returns `a` if it may follow `de`, else the code for why not. A state does not follow itself. */
export function transition<E extends string>(maquina: Machine<E>, de: E, a: E): Result<E, TransitionRefusal> {
  const siguientes = maquina[de];
  if (siguientes.includes(a)) return accept(a);
  return reject(siguientes.length === 0 ? 'estado_final' : 'transicion_no_permitida');
}

export function isFinal<E extends string>(maquina: Machine<E>, estado: E): boolean {
  return maquina[estado].length === 0;
}
