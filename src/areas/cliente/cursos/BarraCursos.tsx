/** The filter bar of the courses: words, kind, state, days between which a course begins, and how to look at them. */

import styled from 'styled-components';
import { modalidades } from '../../../domain/estados/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import type { ListState } from '../lists/useList.ts';
import { FiltroFechas } from './FiltroFechas.tsx';
import { type FiltrosCursos, verCursos } from './filtrosCursos.ts';

/** In pairs on phones; boxes of the bar like the others where there is room. */
const Grupo = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(132px, 100%), 1fr));
  gap: 12px;

  > button {
    grid-column: 1 / -1;
  }
  @container portal (min-width: 600px) {
    display: contents;

    > * {
      flex: 1 1 150px;
    }
  }
`;

export function BarraCursos({ listado }: { readonly listado: ListState<FiltrosCursos> }) {
  const t = useT('cursos');
  const chips = useChips(listado);
  const { filtros, change, clear } = listado;
  return (
    <FilterBar chips={chips} onClear={clear}>
      <SearchField
        label={t('buscar')}
        placeholder={t('buscarEjemplo')}
        value={filtros.q}
        onSearch={(q) => change({ q }, 'typed')}
      />
      <Grupo>
        <FilterSelect
          label={t('estadoFiltro')}
          value={filtros.estado === 'vigentes' ? '' : filtros.estado}
          onChange={(valor) => change({ estado: verCursos.find((ver) => ver === valor) ?? 'vigentes' })}
          options={verCursos.slice(1).map((ver) => ({ value: ver, label: t(`ver.${ver}`) }))}
        />
        <FilterSelect
          label={t('modalidadFiltro')}
          value={filtros.modalidad}
          onChange={(valor) => change({ modalidad: modalidades.find((una) => una === valor) ?? '' })}
          options={modalidades.map((una) => ({ value: una, label: t(`modalidad.${una}`) }))}
        />
        <FiltroFechas listado={listado} />
      </Grupo>
    </FilterBar>
  );
}

function useChips({ filtros, change }: ListState<FiltrosCursos>): FilterChip[] {
  const t = useT('cursos');
  const { date } = useFormat();
  const { q, estado, modalidad, desde, hasta } = filtros;
  const chip = (id: keyof FiltrosCursos, label: string, off: Partial<FiltrosCursos>): FilterChip => ({
    id,
    label,
    onRemove: () => change(off),
  });
  return [
    ...(q ? [chip('q', t('filtro.busqueda', { texto: q }), { q: '' })] : []),
    ...(estado === 'vigentes' ? [] : [chip('estado', t(`ver.${estado}`), { estado: 'vigentes' })]),
    ...(modalidad ? [chip('modalidad', t(`modalidad.${modalidad}`), { modalidad: '' })] : []),
    ...(desde ? [chip('desde', t('filtro.desde', { fecha: date(desde) }), { desde: '' })] : []),
    ...(hasta ? [chip('hasta', t('filtro.hasta', { fecha: date(hasta) }), { hasta: '' })] : []),
  ];
}
