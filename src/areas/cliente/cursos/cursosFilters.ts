/** The filters of the course list: what stands in the URL, and the query of the API that follows from it. */
import {
  type EstadoCurso,
  estadosCurso,
  estadosVigentes,
  modalidades,
} from '../../../domain/estados/curso.ts';
import { type Filtros, fecha, texto, uno } from '../lists/params.ts';

/** Courses still to begin: the nearest is the most interesting. */
const porVenir: readonly EstadoCurso[] = [...estadosVigentes, 'cerrado'];

/** The first holds when the URL says nothing: courses that one can enrol in, now or later. */
export const verCursos = ['vigentes', ...estadosCurso, 'todos'] as const;

export const camposCursos = {
  q: texto,
  modalidad: uno(['', ...modalidades]),
  estado: uno(verCursos),
  desde: fecha,
  hasta: fecha,
} as const;

export type FiltrosCursos = Filtros<typeof camposCursos>;

interface ConsultaCursos {
  q?: string;
  modalidad?: (typeof modalidades)[number];
  estado?: EstadoCurso[];
  desde?: string;
  hasta?: string;
  orden: 'inicio' | '-inicio';
}

/** What is still to come, the nearest first; what is past, or everything, the latest first. */
export function consultaCursos({ q, modalidad, estado, desde, hasta }: FiltrosCursos): ConsultaCursos {
  const estados = estado === 'vigentes' ? estadosVigentes : estado === 'todos' ? [] : [estado];
  const nearestFirst = estados.length > 0 && estados.every((uno) => porVenir.includes(uno));
  return {
    orden: nearestFirst ? 'inicio' : '-inicio',
    ...(q && { q }),
    ...(modalidad && { modalidad }),
    ...(estados.length > 0 && { estado: [...estados] }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
