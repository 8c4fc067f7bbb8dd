/** The courses that take people or have a waiting list, page by page; a button adds the next page below. */
import { useState } from 'react';
import { openCursos } from '../../contract/openCursos.ts';
import { consultaOf } from '../../state/consultas.ts';
import { provideDrawnRead } from '../../ui/drawnRead.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useFallbackContent } from '../../ui/useFallbackContent.ts';
import { useLast } from '../../ui/useLast.ts';
import { useRead } from '../../ui/useRead.ts';
import { CursosFound, MoreButton } from './CursosFound.tsx';
import { CursosRows } from './CursosRows.tsx';
import { CursosSkeleton } from './CursosSkeleton.tsx';
import { NoCursos } from './NoCursos.tsx';
import type { Filters } from './useFilters.ts';

export function CursosList({
  filters,
  onClear,
}: {
  readonly filters: Filters;
  readonly onClear: () => void;
}) {
  const { data, error, loading, retry } = useCursos(filters);
  const known = useLast(data);
  // The last answer stays while another search runs, and goes if that search fails.
  const shown = data ?? (error === undefined ? known : undefined);
  // After a failed search the person can try another one, so the fallback stays away.
  useFallbackContent(known === undefined && error !== undefined);
  if (shown === undefined) {
    return error === undefined ? <CursosSkeleton /> : <ErrorCard error={error} onRetry={retry} />;
  }
  const filtered = filters.q !== '' || filters.modalidad !== '';
  return (
    <CursosFound
      found={shown}
      busy={loading && data === undefined}
      failure={error !== undefined && <ErrorState inline error={error} onRetry={retry} />}
      none={<NoCursos filtered={filtered} onClear={onClear} />}
      more={(cursor) => <NextPage key={JSON.stringify(filters)} filters={filters} cursor={cursor} />}
    />
  );
}

interface NextPageProps {
  readonly filters: Filters;
  readonly cursor: string;
}

/** A button that the next page replaces; that page ends with a button of its own. */
function NextPage(props: NextPageProps) {
  const [open, setOpen] = useState(false);
  return open ? <FurtherPage {...props} /> : <MoreButton onClick={() => setOpen(true)} />;
}

function FurtherPage({ filters, cursor }: NextPageProps) {
  const { data, error, retry } = useCursos(filters, cursor);
  if (data === undefined) {
    return error === undefined ? <CursosSkeleton /> : <ErrorState inline error={error} onRetry={retry} />;
  }
  return (
    <>
      <CursosRows cursos={data.resultados} focusFirst />
      {data.siguiente !== null && <NextPage filters={filters} cursor={data.siguiente} />}
    </>
  );
}

/** Sorted by their first day. @param cursor undefined for the first page */
const useCursos = ({ q, modalidad }: Filters, cursor?: string) =>
  useRead('GET /api/cliente/cursos', {
    query: {
      ...openCursos,
      ...(q && { q }),
      ...(modalidad && { modalidad }),
      ...(cursor !== undefined && { cursor }),
    },
  });

provideDrawnRead(() => consultaOf('GET /api/cliente/cursos', { query: openCursos }));
