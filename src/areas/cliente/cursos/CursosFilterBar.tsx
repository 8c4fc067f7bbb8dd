/** The filter bar of the courses: words, state, kind, and the days between which a course begins. */
import styled from 'styled-components';
import { modalidades } from '../../../domain/estados/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { DateRangeFilter } from '../lists/DateRangeFilter.tsx';
import type { ListState } from '../lists/useList.ts';
import { type FiltrosCursos, verCursos } from './cursosFilters.ts';

/** In pairs on phones; boxes of the bar like the others where there is room. */
const Boxes = styled.div`
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

export function CursosFilterBar({ listado }: { readonly listado: ListState<FiltrosCursos> }) {
  const t = useT('cursos');
  const tCurso = useT('curso');
  const chips = useChips(listado);
  const { filtros, change, clear } = listado;
  return (
    <FilterBar chips={chips} onClear={clear}>
      <SearchField
        label={tCurso('buscar')}
        placeholder={tCurso('buscarEjemplo')}
        value={filtros.q}
        onSearch={(q) => change({ q }, 'typed')}
      />
      <Boxes>
        <FilterSelect
          label={t('estadoFiltro')}
          value={filtros.estado === 'vigentes' ? '' : filtros.estado}
          onChange={(valor) => change({ estado: verCursos.find((ver) => ver === valor) ?? 'vigentes' })}
          options={verCursos.slice(1).map((ver) => ({ value: ver, label: t(`ver.${ver}`) }))}
        />
        <FilterSelect
          label={tCurso('modalidadFiltro')}
          value={filtros.modalidad}
          onChange={(valor) => change({ modalidad: modalidades.find((una) => una === valor) ?? '' })}
          options={modalidades.map((una) => ({ value: una, label: tCurso(`modalidad.${una}`) }))}
        />
        <DateRangeFilter
          label={t('fechas')}
          desde={t('desde')}
          hasta={t('hasta')}
          value={filtros}
          onChange={change}
        />
      </Boxes>
    </FilterBar>
  );
}

function useChips({ filtros, change }: ListState<FiltrosCursos>): FilterChip[] {
  const t = useT('cursos');
  const tCurso = useT('curso');
  const tComun = useT('comun');
  const tInicio = useT('inicio');
  const { date } = useFormat();
  const { q, estado, modalidad, desde, hasta } = filtros;
  const chip = (id: keyof FiltrosCursos, label: string, off: Partial<FiltrosCursos>): FilterChip => ({
    id,
    label,
    onRemove: () => change(off),
  });
  return [
    ...(q ? [chip('q', tComun('filtros.busqueda', { texto: q }), { q: '' })] : []),
    ...(estado === 'vigentes' ? [] : [chip('estado', t(`ver.${estado}`), { estado: 'vigentes' })]),
    ...(modalidad ? [chip('modalidad', tCurso(`modalidad.${modalidad}`), { modalidad: '' })] : []),
    ...(desde ? [chip('desde', tInicio('lista.desdeDia', { fecha: date(desde) }), { desde: '' })] : []),
    ...(hasta ? [chip('hasta', tInicio('lista.hastaDia', { fecha: date(hasta) }), { hasta: '' })] : []),
  ];
}
