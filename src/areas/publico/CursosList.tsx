/** The courses that take people or have a waiting list, with their filters, page by page; a button adds the next page below. */
import { useState } from 'react';
import { openCursos } from '../../contract/openCursos.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useFallbackContent } from '../../ui/hooks/useFallbackContent.ts';
import { useLast } from '../../ui/hooks/useLast.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { useRead } from '../../ui/hooks/useRead.ts';
import { daysOfBeginning } from './beginnings.ts';
import { CursosFilterBar } from './CursosFilterBar.tsx';
import { CursosFound, MoreButton } from './CursosFound.tsx';
import { CursosRows } from './CursosRows.tsx';
import { CursosSkeleton } from './CursosSkeleton.tsx';
import { NoCursos } from './NoCursos.tsx';
import { type Filters, type FiltersUse, isFiltered, type ListPlace } from './useFilters.ts';

interface CursosListProps {
  readonly use: FiltersUse;
  readonly place: ListPlace;
  /** The code of the course whose name takes the focus. */
  readonly focus: string | undefined;
}

/** From an API that does not tell what courses may be filtered by. */
export const noOptions = { areas: [] };

export function CursosList(props: CursosListProps) {
  const { data } = useCursos(props.use.filters);
  const opciones = useLast(data && (data.opciones ?? noOptions));
  return (
    <>
      <CursosFilterBar use={props.use} opciones={opciones} />
      <FirstPage {...props} />
    </>
  );
}

function FirstPage({ use: { filters, clear }, place, focus }: CursosListProps) {
  const { data, error, loading, retry } = useCursos(filters);
  const known = useLast(data);
  // The last answer stays while another search runs, and goes if that search fails.
  const shown = data ?? (error === undefined ? known : undefined);
  // After a failed search the person can try another one, so the fallback stays hidden.
  useFallbackContent(known === undefined && error !== undefined);
  if (shown === undefined) {
    return error === undefined ? <CursosSkeleton /> : <ErrorCard error={error} onRetry={retry} />;
  }
  return (
    <CursosFound
      found={shown}
      busy={loading && data === undefined}
      focus={focus}
      failure={error !== undefined && <ErrorState inline error={error} onRetry={retry} />}
      none={<NoCursos filtered={isFiltered(filters)} onClear={clear} />}
      more={(cursor) => (
        <NextPage key={JSON.stringify(filters)} {...{ filters, cursor, place, focus }} after={1} />
      )}
    />
  );
}

interface NextPageProps extends Pick<CursosListProps, 'place' | 'focus'> {
  readonly filters: Filters;
  readonly cursor: string;
  /** The number of pages before it. */
  readonly after: number;
}

/** A button that the next page replaces; that page ends with a button of its own. */
function NextPage(props: NextPageProps) {
  const { place, after } = props;
  const [open, setOpen] = useState((place.pages ?? 1) > after);
  /** The person asked for these courses, so the first of them takes the focus. */
  const [asked, setAsked] = useState(false);
  const show = () => {
    place.pages = after + 1;
    setAsked(true);
    setOpen(true);
  };
  return open ? <FurtherPage {...props} asked={asked} /> : <MoreButton onClick={show} />;
}

function FurtherPage({ asked, ...props }: NextPageProps & { readonly asked: boolean }) {
  const { filters, cursor, after, focus } = props;
  const { data, error, retry } = useCursos(filters, cursor);
  if (data === undefined) {
    return error === undefined ? <CursosSkeleton /> : <ErrorState inline error={error} onRetry={retry} />;
  }
  return (
    <>
      <CursosRows cursos={data.resultados} focus={asked ? data.resultados[0]?.identificacion : focus} />
      {data.siguiente !== null && <NextPage {...props} cursor={data.siguiente} after={after + 1} />}
    </>
  );
}

/** Sorted by their first day, full ones last. @param cursor undefined for the first page */
function useCursos({ q, modalidad, area, precio, inicio }: Filters, cursor?: string) {
  const { today } = useNow();
  return useRead('GET /api/cliente/cursos', {
    query: {
      ...openCursos,
      ...(q && { q }),
      ...(modalidad && { modalidad }),
      ...(area && { area: [area] }),
      ...(precio && { precioHasta: Number(precio) }),
      ...(inicio && daysOfBeginning(inicio, today)),
      ...(cursor !== undefined && { cursor }),
    },
  });
}
