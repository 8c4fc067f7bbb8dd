/** What is known of a read. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Consulta, ConsultaState } from '../state/consultas/createConsultas.ts';

const loading: ConsultaState<never> = { loading: true };

/**
 * As nanostores' useStore, but for the moment in which React takes a first view over: it shows the read as under way, and so
 * must this, whatever is known by then.
 */
export function useConsulta<T>(consulta: Consulta<T>): ConsultaState<T> {
  const subscribe = useCallback((onChange: () => void) => consulta.listen(onChange), [consulta]);
  return useSyncExternalStore(
    subscribe,
    () => consulta.get(),
    () => loading,
  );
}
