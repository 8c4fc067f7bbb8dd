/**
 * The courses that the client attends: active enrolments, then the course of each. All together, since the next class
 * is only known when every course is; one that cannot be read fails the whole, rather than showing a wrong class.
 */
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import type { Curso } from '../../../contract/curso.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { consultaOf } from '../../../state/consultas.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { isNotFound } from '../parts/isNotFound.ts';
import { consultaActivas } from './consultasInicio.ts';

interface CursosActivos {
  /** Undefined until all are there. */
  readonly cursos: readonly Curso[] | undefined;
  readonly inscripciones: readonly Inscripcion[];
  readonly error: unknown;
  retry(): void;
}

export function useCursosActivos(): CursosActivos {
  const activas = useLectura('GET /api/cliente/inscripciones', consultaActivas);
  const ids =
    activas.data && [...new Set(activas.data.resultados.map(({ curso }) => curso.id))].sort().join(' ');
  const consultas = useMemo(
    () =>
      (ids ? ids.split(' ') : []).map((id) => consultaOf('GET /api/cliente/cursos/{id}', { params: { id } })),
    [ids],
  );
  const $cursos = useMemo(() => computed(consultas, (...estados) => estados), [consultas]);
  const estados = useStore($cursos);

  // A course that is gone has no classes; it must not hide those of the others.
  const vivos = estados.filter(({ error }) => !isNotFound(error));
  const cursos = vivos.flatMap(({ data }) => data ?? []);
  const fallido = vivos.find(({ data, error }) => data === undefined && error !== undefined);
  return {
    cursos: ids !== undefined && cursos.length === vivos.length ? cursos : undefined,
    inscripciones: activas.data?.resultados ?? [],
    error: activas.data === undefined ? activas.error : fallido?.error,
    retry: () => {
      if (activas.data === undefined) activas.retry();
      for (const consulta of consultas) if (consulta.get().error !== undefined) void consulta.reload();
    },
  };
}
