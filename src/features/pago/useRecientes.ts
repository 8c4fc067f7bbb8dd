/** The links made last, as everything that waits for a payment reads them: one call for all of it. */
import { useLectura } from '../../ui/useLectura.ts';

export function useRecientes() {
  return useLectura('GET /api/cliente/enlaces', { query: { orden: '-creadoEl', limite: 20 } });
}
