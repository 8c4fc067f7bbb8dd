/** A read of the contract as a screen uses it: what is known, what failed, and the retry. */
import { useStore } from '@nanostores/react';
import type { Answer, ReadKey } from '../client/call.ts';
import type { ConsultaArgs } from '../state/consultas/createConsultas.ts';
import { consultaOf } from '../state/consultas.ts';

export interface Lectura<T> {
  /** What was read last; it stays while it is read again. */
  readonly data: T | undefined;
  /** Why the last read failed. */
  readonly error: unknown;
  readonly loading: boolean;
  retry(): void;
  /** The same; settles when it was read, or could not be. */
  reload(): Promise<void>;
}

export function useLectura<K extends ReadKey>(clave: K, ...rest: ConsultaArgs<K>): Lectura<Answer<K>> {
  const consulta = consultaOf(clave, ...rest);
  const { data, error, loading } = useStore(consulta);
  return { data, error, loading, retry: () => void consulta.reload(), reload: consulta.reload };
}
