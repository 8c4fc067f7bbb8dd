/** Filters the open courses by words, kind, area, beginning and price. */
import styled from 'styled-components';
import type { ListOfCursos } from '../../contract/curso.ts';
import { modalidades } from '../../domain/estados/curso.ts';
import { useOfferedOptions } from '../../features/curso/useOfferedOptions.ts';
import { useT } from '../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { beginnings } from './beginnings.ts';
import { type Filters, type FiltersUse, toBeginning, toModalidad } from './useFilters.ts';

/** Of the same width before and after their options are known, so that nothing moves. */
const Selects = styled.div`
  display: contents;

  @container portal (min-width: 600px) {
    > * {
      flex: 1 1 150px;
      min-inline-size: 0;
    }
  }
`;

interface CursosFilterBarProps {
  readonly use: FiltersUse;
  /** What the API offers to filter by; undefined until it has answered. A filter without options is then not shown. */
  readonly opciones?: ListOfCursos['opciones'];
}

export function CursosFilterBar({ use: { filters, change, clear }, opciones }: CursosFilterBarProps) {
  const t = useT('curso');
  const tComun = useT('comun');
  const offered = useOfferedOptions(opciones);
  const selects = [
    {
      name: 'modalidad',
      label: t('modalidadFiltro'),
      options: modalidades.map((one) => ({ value: one, label: t(`modalidad.${one}`) })),
      read: toModalidad,
    },
    {
      name: 'area',
      label: t('area'),
      options: offered.area,
      read: (value: string) => value,
    },
    {
      name: 'inicio',
      label: t('empieza.nombre'),
      options: beginnings.map((one) => ({ value: one, label: t(`empieza.${one}`) })),
      read: toBeginning,
    },
    {
      name: 'precio',
      label: t('precio'),
      options: offered.precio,
      read: (value: string) => value,
    },
  ] as const;
  const shown = selects.filter(({ options }) => opciones === undefined || options.length > 0);
  const labelOf = ({ name, label, options }: (typeof selects)[number]): string =>
    [...options].find(({ value }) => value === filters[name])?.label ?? `${label}: ${filters[name]}`;
  const chips: FilterChip[] = [
    ...(filters.q === ''
      ? []
      : [
          {
            id: 'q',
            label: tComun('filtros.busqueda', { texto: filters.q }),
            onRemove: () => change({ q: '' }),
          },
        ]),
    ...selects
      .filter(({ name }) => filters[name] !== '')
      .map((select) => ({
        id: select.name,
        label: labelOf(select),
        onRemove: () => change({ [select.name]: '' }),
      })),
  ];
  return (
    <Card $flush>
      <FilterBar
        chips={chips}
        on={chips.length - (filters.q === '' ? 0 : 1)}
        onClear={clear}
        more={
          <Selects>
            {shown.map(({ name, label, options, read }) => (
              <FilterSelect
                key={name}
                label={label}
                value={filters[name]}
                onChange={(value) => change({ [name]: read(value) } as Partial<Filters>)}
                options={options}
              />
            ))}
          </Selects>
        }
      >
        <SearchField
          label={t('buscar')}
          placeholder={t('buscarEjemplo')}
          value={filters.q}
          onSearch={(words) => change({ q: words })}
        />
      </FilterBar>
    </Card>
  );
}
