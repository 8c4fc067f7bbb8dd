/** Where the document of a movement can be seen. */
import type { Movimiento } from '../../../contract/movimiento.ts';
import { rutas } from '../rutas.ts';

/** Undefined for an adjustment, which no document of the client stands behind. */
export function documentoLink({
  tipo,
  documento,
}: Pick<Movimiento, 'tipo' | 'documento'>): string | undefined {
  if (tipo === 'ajuste') return undefined;
  return tipo === 'recibo' || tipo === 'reembolso' ? rutas.recibo(documento) : rutas.factura(documento);
}
