/** The filters of the enrolment list: what stands in the URL, and the query of the API that follows from it. */
import { type EstadoInscripcion, estadosInscripcion } from '../../../domain/estados/inscripcion.ts';
import { type Filtros, texto, varios } from '../lists/params.ts';

export const camposInscripciones = { q: texto, estado: varios(estadosInscripcion) } as const;

export type FiltrosInscripciones = Filtros<typeof camposInscripciones>;

interface ConsultaInscripciones {
  q?: string;
  estado?: EstadoInscripcion[];
  orden: '-fecha';
}

/** The latest enrolment first. */
export function consultaInscripciones({ q, estado }: FiltrosInscripciones): ConsultaInscripciones {
  return { orden: '-fecha', ...(q && { q }), ...(estado.length > 0 && { estado: [...estado] }) };
}
