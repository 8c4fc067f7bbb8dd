/** The filters of the attempts at payment: what stands in the URL, and the query of the API that follows from it. */
import { estadosPago } from '../../../domain/estados/pago.ts';
import { type Filtros, fecha, uno } from '../lists/params.ts';

export const camposPagos = { estado: uno(['', ...estadosPago]), desde: fecha, hasta: fecha } as const;

export type FiltrosPagos = Filtros<typeof camposPagos>;

export function consultaPagos({ estado, desde, hasta }: FiltrosPagos) {
  return {
    orden: '-creadoEl' as const,
    ...(estado && { estado }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
