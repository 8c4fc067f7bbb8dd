/** Where the document of a movement can be seen. */
import type { Movimiento } from '../../../contract/movimiento.ts';
import { routes } from './routes.ts';

/** Undefined for an adjustment, which no document of the client stands behind. */
export function documentoRoute({
  tipo,
  documento,
}: Pick<Movimiento, 'tipo' | 'documento'>): string | undefined {
  if (tipo === 'ajuste') return undefined;
  return tipo === 'recibo' || tipo === 'reembolso' ? routes.recibo(documento) : routes.factura(documento);
}
