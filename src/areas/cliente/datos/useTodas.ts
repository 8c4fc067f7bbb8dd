/**
 * Every record that a query finds, page after page, for sums that the API does not give. Stops after `maximo` records and
 * says so: a sum of a part must not pass for the whole.
 */
import { useEffect, useState } from 'react';
import { type Lista, limiteMax } from '../../../contract/lista.ts';
import type { Consulta } from '../../../state/consultas/createConsultas.ts';

const maximo = 2000;

/** A read that other screens share (src/state/consultas.ts). */
type Aviso = Pick<Consulta<unknown>, 'get' | 'listen'>;

interface Todas<T> {
  /** Undefined until all are there. */
  readonly data: readonly T[] | undefined;
  /** There are more than are read. */
  readonly cortadas: boolean;
  readonly error: unknown;
  retry(): void;
}

interface Leidas<T> {
  readonly clave: string;
  readonly data?: readonly T[];
  readonly cortadas?: boolean;
  readonly error?: unknown;
}

type Read<T, Q> = (query: Q & { limite: number; cursor?: string }, signal: AbortSignal) => Promise<Lista<T>>;

/**
 * @param query plain data: the records are read again when its JSON changes @param read a constant of the module
 * @param aviso when what it answers changes, the records have too; what is known stays until they are read again
 */
export function useTodas<T, Q extends object>(query: Q, read: Read<T, Q>, aviso: Aviso): Todas<T> {
  const clave = JSON.stringify(query);
  const [intento, setIntento] = useState(0);
  const [leidas, setLeidas] = useState<Leidas<T>>({ clave });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `intento` asks again; `clave` is the query
  useEffect(() => {
    const control = new AbortController();
    readAll(JSON.parse(clave) as Q, read, control.signal).then(
      (todas) => setLeidas({ clave, ...todas }),
      (error: unknown) => {
        if (control.signal.aborted) return;
        setLeidas((antes) => (antes.clave === clave && antes.data ? antes : { clave, error }));
      },
    );
    return () => control.abort();
  }, [clave, read, intento]);
  useEffect(() => {
    let known = aviso.get().data;
    return aviso.listen(({ data }) => {
      if (known !== undefined && data !== undefined && data !== known) setIntento((n) => n + 1);
      known = data ?? known;
    });
  }, [aviso]);
  const actual: Leidas<T> = leidas.clave === clave ? leidas : { clave };
  return {
    data: actual.data,
    cortadas: actual.cortadas ?? false,
    error: actual.error,
    retry: () => {
      setLeidas({ clave });
      setIntento((n) => n + 1);
    },
  };
}

async function readAll<T, Q extends object>(query: Q, read: Read<T, Q>, signal: AbortSignal) {
  const data: T[] = [];
  let cursor: string | null | undefined;
  do {
    const pagina = await read(
      { ...query, limite: limiteMax, ...(typeof cursor === 'string' && { cursor }) },
      signal,
    );
    data.push(...pagina.resultados);
    cursor = pagina.siguiente;
  } while (typeof cursor === 'string' && data.length < maximo);
  return { data, cortadas: typeof cursor === 'string' };
}
