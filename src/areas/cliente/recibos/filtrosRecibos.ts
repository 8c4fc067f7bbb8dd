/** The filters of the receipts: what stands in the URL, and the query of the API that follows from it. */
import { estadosRecibo, medios } from '../../../domain/estados/recibo.ts';
import { type Filtros, fecha, texto, uno } from '../listas/filtros.ts';

export const ordenesRecibos = ['-fecha', 'fecha', '-valor', 'valor'] as const;

export const camposRecibos = {
  q: texto,
  medio: uno(['', ...medios]),
  estado: uno(['', ...estadosRecibo]),
  desde: fecha,
  hasta: fecha,
  orden: uno(ordenesRecibos),
} as const;

export type FiltrosRecibos = Filtros<typeof camposRecibos>;

export function consultaRecibos({ q, medio, estado, desde, hasta, orden }: FiltrosRecibos) {
  return {
    orden,
    ...(q && { q }),
    ...(medio && { medio }),
    ...(estado && { estado }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
