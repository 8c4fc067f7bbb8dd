/** State machines as data: the states that may follow each state. Each machine is in its own file. */
import { accept, type Result, reject } from '../result.ts';

export type Machine<E extends string> = { readonly [estado in E]: readonly E[] };

/** `estado_final`: no state follows the current one. `transicion_no_permitida`: some states do, but not this one. */
export type TransitionRefusal = 'estado_final' | 'transicion_no_permitida';

/** Returns `to` if it may follow `from`, else the code for why not. A state does not follow itself. */
export function transition<E extends string>(
  machine: Machine<E>,
  from: E,
  to: E,
): Result<E, TransitionRefusal> {
  const followers = machine[from];
  if (followers.includes(to)) return accept(to);
  return reject(followers.length === 0 ? 'estado_final' : 'transicion_no_permitida');
}

export function isFinal<E extends string>(machine: Machine<E>, estado: E): boolean {
  return machine[estado].length === 0;
}
