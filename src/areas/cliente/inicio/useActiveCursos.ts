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
import { useRead } from '../../../ui/useRead.ts';
import { isNotFound } from '../parts/isNotFound.ts';

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
  const ids =
    active.data && [...new Set(active.data.resultados.map(({ curso }) => curso.id))].sort().join(' ');
  const reads = useMemo(
    () =>
      (ids ? ids.split(' ') : []).map((id) => consultaOf('GET /api/cliente/cursos/{id}', { params: { id } })),
    [ids],
  );
  const $cursos = useMemo(() => computed(reads, (...states) => states), [reads]);
  const states = useStore($cursos);

  // A course that is gone has no classes; it must not hide those of the others.
  const alive = states.filter(({ error }) => !isNotFound(error));
  const cursos = alive.flatMap(({ data }) => data ?? []);
  const failed = alive.find(({ data, error }) => data === undefined && error !== undefined);
  return {
    cursos: ids !== undefined && cursos.length === alive.length ? cursos : undefined,
    inscripciones: active.data?.resultados ?? [],
    error: active.data === undefined ? active.error : failed?.error,
    retry: () => {
      if (active.data === undefined) active.retry();
      for (const read of reads) if (read.get().error !== undefined) void read.reload();
    },
  };
}
