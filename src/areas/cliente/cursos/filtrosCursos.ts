/** The filters of the course list: what stands in the URL, and the query of the API that follows from it. */
import { type EstadoCurso, estadosCurso, modalidades } from '../../../domain/estados/curso.ts';
import { type Filtros, fecha, texto, uno } from '../listas/filtros.ts';

/**
 * Courses that have not begun are what a person looks for, so they are what shows when the URL says nothing; the
 * rest is one choice away.
 */
const porEmpezar: readonly EstadoCurso[] = ['abierto', 'lleno', 'programado', 'cerrado'];

export const verCursos = ['por_empezar', ...estadosCurso, 'todos'] as const;

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
  const estados = estado === 'por_empezar' ? porEmpezar : estado === 'todos' ? [] : [estado];
  const porVenir = estados.length > 0 && estados.every((uno) => porEmpezar.includes(uno));
  return {
    orden: porVenir ? 'inicio' : '-inicio',
    ...(q && { q }),
    ...(modalidad && { modalidad }),
    ...(estados.length > 0 && { estado: [...estados] }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
