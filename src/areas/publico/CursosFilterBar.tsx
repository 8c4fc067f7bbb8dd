/** Searches the open courses by words and by kind. */
import { modalidades } from '../../domain/estados/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { type FiltersUse, toModalidad } from './useFilters.ts';

export function CursosFilterBar({ filters, change, clear }: FiltersUse) {
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
