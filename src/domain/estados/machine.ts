/** State machines as data: which state may follow which. Knows no record; each machine is in its own file. */
import { accept, type Result, reject } from '../result.ts';

export type Machine<E extends string> = { readonly [estado in E]: readonly E[] };

/** `estado_final`: nothing follows the state it is in. `transicion_no_permitida`: something follows, but not that. */
export type TransitionRefusal = 'estado_final' | 'transicion_no_permitida';

/** The state `a` when it may follow `de`, else the code that says why not. Staying put is not a transition. */
export function transition<E extends string>(maquina: Machine<E>, de: E, a: E): Result<E, TransitionRefusal> {
  const siguientes = maquina[de];
  if (siguientes.includes(a)) return accept(a);
  return reject(siguientes.length === 0 ? 'estado_final' : 'transicion_no_permitida');
}

export function isFinal<E extends string>(maquina: Machine<E>, estado: E): boolean {
  return maquina[estado].length === 0;
}
