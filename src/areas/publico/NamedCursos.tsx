/** Shows the courses that the page's author named, in that order. The browser searches them, because they are few. */
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import { isApiError } from '../../client/apiError.ts';
import type { Curso } from '../../contract/curso.ts';
import { consultaOf } from '../../state/consultas.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { CursosRows } from './CursosRows.tsx';
import { CursosSkeleton } from './CursosSkeleton.tsx';
import type { Enrol } from './EnrolButton.tsx';
import { NoCursos } from './NoCursos.tsx';
import type { Filters } from './useFilters.ts';

interface NamedCursosProps {
  readonly ids: readonly string[];
  readonly filters: Filters;
  readonly onClear: () => void;
  readonly enrol: Enrol;
}

/** Leaves out withdrawn courses (404), and shows other errors beside the courses that loaded. */
export function NamedCursos({ ids, filters, onClear, enrol }: NamedCursosProps) {
  const key = ids.join(' ');
  const { consultas, $all } = useMemo(() => {
    const each = key.split(' ').map((id) => consultaOf('GET /api/cliente/cursos/{id}', { params: { id } }));
    return { consultas: each, $all: computed(each, (...estados) => estados) };
  }, [key]);
  const estados = useStore($all);
  const failed = estados.find(
    ({ error }) => error !== undefined && !(isApiError(error) && error.status === 404),
  );
  const retry = () => {
    for (const consulta of consultas) if (consulta.get().error !== undefined) void consulta.reload();
  };
  const known = estados.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (known.length === 0 && failed) {
    return (
      <Card>
        <ErrorState error={failed.error} onRetry={retry} />
      </Card>
    );
  }
  if (estados.some(({ data, error }) => data === undefined && error === undefined)) {
    return <CursosSkeleton rows={Math.min(ids.length, 4)} />;
  }
  const shown = known.filter((curso) => fits(curso, filters));
  return (
    <>
      {failed && <ErrorState inline error={failed.error} onRetry={retry} />}
      {shown.length === 0 && <NoCursos filtered={known.length > 0} onClear={onClear} />}
      <CursosRows cursos={shown} enrol={enrol} />
    </>
  );
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

function fits({ identificacion, nombre, descripcion, modalidad }: Curso, filters: Filters): boolean {
  if (filters.modalidad && filters.modalidad !== modalidad) return false;
  return fold(`${identificacion} ${nombre} ${descripcion}`).includes(fold(filters.q));
}
