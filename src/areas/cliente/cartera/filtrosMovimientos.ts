/** The filters of the ledger: what stands in the URL, and the query of the API that follows from it. */
import { tiposMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { monedas } from '../../../domain/moneda.ts';
import { type Filtros, fecha, texto, uno } from '../lists/params.ts';

export const camposMovimientos = {
  q: texto,
  tipo: uno(['', ...tiposMovimiento]),
  moneda: uno(['', ...monedas]),
  desde: fecha,
  hasta: fecha,
} as const;

export type FiltrosMovimientos = Filtros<typeof camposMovimientos>;

/** The latest first, whatever day they are about: so each balance follows from the line below it. */
export function consultaMovimientos({ q, tipo, moneda, desde, hasta }: FiltrosMovimientos) {
  return {
    orden: '-secuencia' as const,
    ...(q && { q }),
    ...(tipo && { tipo }),
    ...(moneda && { moneda }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
