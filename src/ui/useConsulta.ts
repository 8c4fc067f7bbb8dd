/** What is known of a read. */
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
      // Not before there is a subscription.
      queueMicrotask(() => stop());
      resolve(state.data);
    });
  });
}

/**
 * As nanostores' useStore, but for the moment in which React takes a first view over: most of it shows the read as under way,
 * and so must this, whatever is known by then.
 */
export function useConsulta<T>(consulta: Consulta<T>): ConsultaState<T> {
  const subscribe = useCallback((onChange: () => void) => consulta.listen(onChange), [consulta]);
  return useSyncExternalStore(
    subscribe,
    () => consulta.get(),
    () => (drawn.has(consulta) ? consulta.get() : loading),
  );
}
