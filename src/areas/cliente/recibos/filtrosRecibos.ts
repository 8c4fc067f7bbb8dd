/** The filters of the receipts: what stands in the URL, and the query of the API that follows from it. */
import { estadosRecibo, medios } from '../../../domain/estados/recibo.ts';
import { type Filtros, fecha, texto, uno } from '../lists/params.ts';

export const ordenesRecibos = ['-fecha', 'fecha', '-valor', 'valor'] as const;

/** The states of the API, and what some of them have in common: a part that no invoice took. */
export const verRecibos = [...estadosRecibo, 'aFavor'] as const;

export const camposRecibos = {
  q: texto,
  medio: uno(['', ...medios]),
  estado: uno(['', ...verRecibos]),
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
    ...(estado === 'aFavor' ? { aFavor: true } : estado && { estado }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
