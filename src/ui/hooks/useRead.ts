/** Reads from the API for a screen: the data, the failure, and the retry. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Answer, ReadKey } from '../../client/call.ts';
import type { ConsultaArgs, ConsultaState } from '../../state/consultas/createConsultas.ts';
import { consultaOf } from '../../state/consultas.ts';

export interface Read<T> {
  /** The last answer; it stays while a new one is on its way. */
  readonly data: T | undefined;
  /** The error of the last read. */
  readonly error: unknown;
  readonly loading: boolean;
  retry(): void;
  /** Reads again; resolves when the read has ended, also with a failure. */
  reload(): Promise<void>;
}

/** Two reads as one, which has data once both have. */
export const joinReads = <A, B>(
  one: Read<A>,
  other: Read<B>,
): Pick<Read<[A, B]>, 'data' | 'error' | 'retry'> => ({
  data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  error: one.error ?? other.error,
  retry() {
    one.retry();
    other.retry();
  },
});

const underWay: ConsultaState<never> = { loading: true };

/** The way for a screen to read. On a server, and during hydration, the read is still under way. */
export function useRead<K extends ReadKey>(key: K, ...rest: ConsultaArgs<K>): Read<Answer<K>> {
  const consulta = consultaOf(key, ...rest);
  const subscribe = useCallback((onChange: () => void) => consulta.listen(onChange), [consulta]);
  const { data, error, loading } = useSyncExternalStore(
    subscribe,
    () => consulta.get(),
    () => underWay,
  );
  return { data, error, loading, retry: () => void consulta.reload(), reload: consulta.reload };
}
