/** Shows the courses that the page's author named, in that order. The browser searches them, because they are few. */
import type { Curso } from '../../contract/curso.ts';
import { hasWords } from '../../domain/searchWords.ts';
import { useCursosById } from '../../features/curso/useCursosById.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { daysOfBeginning } from './beginnings.ts';
import { CursosRows } from './CursosRows.tsx';
import { CursosSkeleton } from './CursosSkeleton.tsx';
import { NoCursos } from './NoCursos.tsx';
import type { Filters } from './useFilters.ts';
import { useUnknownAdvice } from './useUnknownAdvice.ts';

interface NamedCursosProps {
  readonly ids: readonly string[];
  readonly filters: Filters;
  readonly onClear: () => void;
  /** The code of the course whose name takes the focus. */
  readonly focus: string | undefined;
}

/** Omits withdrawn courses (404), and shows other errors beside the courses that loaded. */
export function NamedCursos({ ids, filters, onClear, focus }: NamedCursosProps) {
  const { cursos, gone, error, loading, retry } = useCursosById(ids);
  useUnknownAdvice(gone);
  const { today } = useNow();
  if (cursos.length === 0 && error !== undefined) {
    return <ErrorCard error={error} onRetry={retry} />;
  }
  if (loading) return <CursosSkeleton rows={Math.min(ids.length, 4)} />;
  const shown = cursos.filter((curso) => fits(curso, filters, today));
  return (
    <>
      {error !== undefined && <ErrorState inline error={error} onRetry={retry} />}
      {shown.length === 0 && <NoCursos filtered={cursos.length > 0} onClear={onClear} />}
      <CursosRows cursos={shown} focus={focus} />
    </>
  );
}

function fits(curso: Curso, { q, modalidad, area, precio, inicio }: Filters, today: string): boolean {
  const { identificacion, nombre, descripcion } = curso;
  if (modalidad && modalidad !== curso.modalidad) return false;
  if (area && area !== curso.area) return false;
  if (precio && curso.precio > Number(precio)) return false;
  const { desde = '', hasta } = inicio ? daysOfBeginning(inicio, today) : {};
  if (curso.inicio < desde || (hasta !== undefined && curso.inicio > hasta)) return false;
  return hasWords(`${identificacion} ${nombre} ${descripcion}`, q);
}
