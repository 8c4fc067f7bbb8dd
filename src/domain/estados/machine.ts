/** State machines as data: which state may follow which. Knows no record; each machine is in its own file. */
import { accept, type Resultado, reject } from '../result.ts';

export type Maquina<E extends string> = { readonly [estado in E]: readonly E[] };

/** `estado_final`: nothing follows the state it is in. `transicion_no_permitida`: something follows, but not that. */
export type CodigoTransicion = 'estado_final' | 'transicion_no_permitida';

/** The state `a` when it may follow `de`, else the code that says why not. Staying put is not a transition. */
export function transition<E extends string>(
  maquina: Maquina<E>,
  de: E,
  a: E,
): Resultado<E, CodigoTransicion> {
  const siguientes = maquina[de];
  if (siguientes.includes(a)) return accept(a);
  return reject(siguientes.length === 0 ? 'estado_final' : 'transicion_no_permitida');
}

export function isFinal<E extends string>(maquina: Maquina<E>, estado: E): boolean {
  return maquina[estado].length === 0;
}
