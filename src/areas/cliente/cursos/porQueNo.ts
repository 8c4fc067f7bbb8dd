/** The date that the reason speaks of, for a course that takes nobody now. */
import type { Curso } from '../../../contract/curso.ts';

const fechaDe: { readonly [estado in Curso['estado']]: (curso: Curso) => string } = {
  programado: ({ inscripcionDesde }) => inscripcionDesde,
  abierto: ({ inscripcionHasta }) => inscripcionHasta,
  lleno: ({ inscripcionHasta }) => inscripcionHasta,
  cerrado: ({ inscripcionHasta }) => inscripcionHasta,
  en_curso: ({ inicio }) => inicio,
  finalizado: ({ fin }) => fin,
  cancelado: ({ fin }) => fin,
};

export const fechaPorQueNo = (curso: Curso): string => fechaDe[curso.estado](curso);
