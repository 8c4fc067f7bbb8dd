/** The links made last, as everything that waits for a payment reads them: one call for all of it. */
import { useRead } from '../../ui/useRead.ts';

export function useRecientes() {
  return useRead('GET /api/cliente/enlaces', { query: { orden: '-creadoEl', limite: 20 } });
}
