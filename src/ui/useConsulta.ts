/** The state of a read: its data, its error, and whether it is under way. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Consulta, ConsultaState } from '../state/consultas/createConsultas.ts';

const loading: ConsultaState<never> = { loading: true };

/** The reads whose answers the first view shows. */
const drawn = new WeakSet<object>();

/** Waits for a read whose answer the first view shows, and gives it; undefined where it failed. */
export function awaitDrawn<T>(consulta: Consulta<T>): Promise<T | undefined> {
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

/**
 * Reads the store like nanostores' useStore, except in the moment in which React takes over a first view: the first view shows the
 * read as under way, so this does too, whatever is known by then.
 */
export function useConsulta<T>(consulta: Consulta<T>): ConsultaState<T> {
  const subscribe = useCallback((onChange: () => void) => consulta.listen(onChange), [consulta]);
  return useSyncExternalStore(
    subscribe,
    () => consulta.get(),
    () => (drawn.has(consulta) ? consulta.get() : loading),
  );
}
