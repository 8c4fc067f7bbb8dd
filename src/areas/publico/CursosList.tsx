/** The courses that take people or have a waiting list, page by page; a button adds the next page below. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import type { ListPage } from '../../contract/list.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../ui/Stack.ts';
import { Text } from '../../ui/Text.ts';
import { useFallbackContent } from '../../ui/useFallbackContent.ts';
import { CursosRows } from './CursosRows.tsx';
import { CursosSkeleton } from './CursosSkeleton.tsx';
import type { Enrol } from './EnrolButton.tsx';
import { NoCursos } from './NoCursos.tsx';
import { useCursos } from './useCursos.ts';
import type { Filters } from './useFilters.ts';

const Region = styled(Stack)<{ $busy: boolean }>`
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  transition: opacity var(--portal-slow) var(--portal-ease);
`;

interface CursosListProps {
  readonly filters: Filters;
  readonly onClear: () => void;
  readonly enrol: Enrol;
}

export function CursosList({ filters, onClear, enrol }: CursosListProps) {
  const t = useT('publico');
  const { data, error, loading, retry } = useCursos(filters, undefined);
  const known = useLastKnown(data);
  // The last answer stays while another search runs, and goes if that search fails.
  const shown = data ?? (error === undefined ? known : undefined);
  // Where a search fails, another one is left to try.
  useFallbackContent(known === undefined && error !== undefined);
  if (shown === undefined) {
    return error === undefined ? (
      <CursosSkeleton />
    ) : (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    );
  }
  const filtered = filters.q !== '' || filters.modalidad !== '';
  return (
    <Region as="section" $busy={loading && data === undefined} aria-label={t('titulo')}>
      {error !== undefined && <ErrorState inline error={error} onRetry={retry} />}
      <Text $tone="muted" role="status">
        {shown.total > 0 && t('cuantos', { count: shown.total })}
      </Text>
      {shown.total === 0 && <NoCursos filtered={filtered} onClear={onClear} />}
      <CursosRows cursos={shown.resultados} enrol={enrol} />
      {shown.siguiente !== null && (
        <NextPage key={JSON.stringify(filters)} filters={filters} cursor={shown.siguiente} enrol={enrol} />
      )}
    </Region>
  );
}

function useLastKnown(data: ListPage<Curso> | undefined): ListPage<Curso> | undefined {
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return data ?? known;
}

interface NextPageProps {
  readonly filters: Filters;
  readonly cursor: string;
  readonly enrol: Enrol;
}

/** A button that the next page replaces; that page ends with a button of its own. */
function NextPage(props: NextPageProps) {
  const t = useT('publico');
  const [open, setOpen] = useState(false);
  if (open) return <FurtherPage {...props} />;
  return (
    <Button tone="outline" onClick={() => setOpen(true)}>
      {t('verMas')}
    </Button>
  );
}

function FurtherPage({ filters, cursor, enrol }: NextPageProps) {
  const { data, error, retry } = useCursos(filters, cursor);
  if (data === undefined) {
    return error === undefined ? <CursosSkeleton /> : <ErrorState inline error={error} onRetry={retry} />;
  }
  return (
    <>
      <CursosRows cursos={data.resultados} focusFirst enrol={enrol} />
      {data.siguiente !== null && <NextPage filters={filters} cursor={data.siguiente} enrol={enrol} />}
    </>
  );
}
