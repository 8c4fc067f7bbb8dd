/** What the server can do besides giving data: the interface offers and promises nothing else. */
import { isApiError } from '../../client/apiError.ts';
import type { Capacidad } from '../../contract/institucion.ts';
import { useRead } from './useRead.ts';

/** How servers answer a call that they do not have. */
const absent: readonly unknown[] = [404, 405, 501];

/** False if the server says so, or lacks the call that would tell. Until it is known, and if that fails, true: most servers can. */
export function useCapacidad(capacidad: Capacidad): boolean {
  const { data, error } = useRead('GET /api/institucion');
  if (data) return data.capacidades?.includes(capacidad) ?? true;
  return !(isApiError(error) && absent.includes(error.status));
}
