/** Lets a visitor search the courses and choose one. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { CursosFilterBar } from './CursosFilterBar.tsx';
import { CursosList, noOptions } from './CursosList.tsx';
import { type ListPlace, useFilters } from './useFilters.ts';
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

interface CursosPageProps {
  readonly foreign: boolean;
  readonly place: ListPlace;
}

export function CursosPage({ foreign, place }: CursosPageProps) {
  const t = useT('publico');
  const { cursos } = usePublicoOptions();
  const use = useFilters(foreign, place);
  /** Takes the focus with the first rows only; later that would steal the focus from the person. */
  const [chosen, forget] = useState(place.chosen);
  useEffect(() => {
    place.chosen = undefined;
    forget(undefined);
  }, [place]);
  return (
    <Page>
      <PageHeader title={t('titulo')}>{t('bajada')}</PageHeader>
      {cursos === undefined ? (
        <CursosList use={use} place={place} focus={chosen} />
      ) : (
        <>
          {cursos.length > FEW && <CursosFilterBar use={use} opciones={noOptions} />}
          <NamedCursos ids={cursos} filters={use.filters} onClear={use.clear} focus={chosen} />
        </>
      )}
    </Page>
  );
}
