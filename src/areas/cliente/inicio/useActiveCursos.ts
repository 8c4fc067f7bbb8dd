/**
 * The courses that the client attends: active enrolments, then the course of each. All together, since the next class
 * is only known when every course is; one that cannot be read fails the whole, rather than showing a wrong class.
 */
import type { Curso } from '../../../contract/curso.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useCursosById } from '../../../features/curso/useCursosById.ts';
import { useRead } from '../../../ui/useRead.ts';

/** A client with more active enrolments than this sees the classes of the latest ones. */
const maxActive = 10;

interface ActiveCursos {
  /** Undefined until all are there. */
  readonly cursos: readonly Curso[] | undefined;
  readonly inscripciones: readonly Inscripcion[];
  readonly error: unknown;
  retry(): void;
}

export function useActiveCursos(): ActiveCursos {
  const active = useRead('GET /api/cliente/inscripciones', {
    query: { estado: 'activa', limite: maxActive, orden: '-fecha' },
  });
  const { data } = active;
  const ids = [...new Set(data?.resultados.map(({ curso }) => curso.id))].sort();
  const { cursos, hasAll, error, retry } = useCursosById(ids);
  return {
    cursos: data && hasAll ? cursos : undefined,
    inscripciones: data?.resultados ?? [],
    error: data === undefined ? active.error : error,
    retry: data === undefined ? active.retry : retry,
  };
}
