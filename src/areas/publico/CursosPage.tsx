/** Lets a visitor search the courses and choose one. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyScreen } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CursosFilterBar } from './CursosFilterBar.tsx';
import { CursosList } from './CursosList.tsx';
import { useFilters } from './useFilters.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

const NamedCursos = lazyScreen(() => import('./NamedCursos.tsx').then((module) => module.NamedCursos));

/** Up to this many courses are shown without a search. */
const FEW = 4;

const Page = styled.div`
  display: grid;
  gap: 24px;

  > header {
    margin-block-end: 0;
  }
`;

export function CursosPage({ foreign }: { readonly foreign: boolean }) {
  const t = useT('publico');
  const { cursos } = usePublicoOptions();
  const { filters, change, clear } = useFilters(foreign);
  return (
    <Page>
      <PageHeader title={t('titulo')}>{t('bajada')}</PageHeader>
      {(cursos === undefined || cursos.length > FEW) && (
        <Card $flush>
          <CursosFilterBar filters={filters} change={change} clear={clear} />
        </Card>
      )}
      {cursos === undefined ? (
        <CursosList filters={filters} onClear={clear} />
      ) : (
        <NamedCursos ids={cursos} filters={filters} onClear={clear} />
      )}
    </Page>
  );
}
