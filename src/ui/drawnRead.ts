/** The list whose rows the loader may have drawn: the app must know the answer before it takes their nodes over. */
import type { Consulta } from '../state/consultas/createConsultas.ts';

let listOf: (() => Consulta<unknown>) | undefined;

/** The reads whose answers the first view shows. */
const drawn = new WeakSet<object>();

/** Says which read gives the list. */
export function provideDrawnRead(of: () => Consulta<unknown>): void {
  listOf = of;
}

/** Waits for the app's own read of the list, whose answer the first view shows; undefined if it failed. */
export async function readDrawn(): Promise<unknown> {
  const consulta = listOf?.();
  if (consulta === undefined) return undefined;
  drawn.add(consulta);
  return new Promise((resolve) => {
    const stop = consulta.subscribe((state) => {
      if (state.loading) return;
      // Waits until there is a subscription.
      queueMicrotask(() => stop());
      resolve(state.data);
    });
  });
}

/** Returns true if the first view shows the answer of this read. */
export const isDrawn = (consulta: object): boolean => drawn.has(consulta);
