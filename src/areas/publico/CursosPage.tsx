/** Lets a visitor search the courses and choose one. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { modalidades } from '../../domain/estados/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { lazyScreen } from '../../ui/routing/lazy.tsx';
import { CursosList } from './CursosList.tsx';
import { type FiltersUse, type ListPlace, toModalidad, useFilters } from './useFilters.ts';
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
  const { filters, change, clear } = useFilters(foreign, place);
  /** Takes the focus with the first rows only; later that would steal the focus from the person. */
  const [chosen, forget] = useState(place.chosen);
  useEffect(() => {
    place.chosen = undefined;
    forget(undefined);
  }, [place]);
  return (
    <Page>
      <PageHeader title={t('titulo')}>{t('bajada')}</PageHeader>
      {(cursos === undefined || cursos.length > FEW) && (
        <Card $flush>
          <CursosFilterBar filters={filters} change={change} clear={clear} />
        </Card>
      )}
      {cursos === undefined ? (
        <CursosList filters={filters} onClear={clear} place={place} focus={chosen} />
      ) : (
        <NamedCursos ids={cursos} filters={filters} onClear={clear} focus={chosen} />
      )}
    </Page>
  );
}

/** Filters the open courses by words and by kind. */
function CursosFilterBar({ filters, change, clear }: FiltersUse) {
  const t = useT('curso');
  const tComun = useT('comun');
  const { q, modalidad } = filters;
  const chips: FilterChip[] = [
    ...(q
      ? [{ id: 'q', label: tComun('filtros.busqueda', { texto: q }), onRemove: () => change({ q: '' }) }]
      : []),
    ...(modalidad
      ? [{ id: 'modalidad', label: t(`modalidad.${modalidad}`), onRemove: () => change({ modalidad: '' }) }]
      : []),
  ];
  return (
    <FilterBar chips={chips} onClear={clear}>
      <SearchField
        label={t('buscar')}
        placeholder={t('buscarEjemplo')}
        value={q}
        onSearch={(words) => change({ q: words })}
      />
      <FilterSelect
        label={t('modalidadFiltro')}
        value={modalidad}
        onChange={(value) => change({ modalidad: toModalidad(value) })}
        options={modalidades.map((one) => ({ value: one, label: t(`modalidad.${one}`) }))}
      />
    </FilterBar>
  );
}
