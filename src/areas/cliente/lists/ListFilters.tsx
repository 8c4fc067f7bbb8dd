/**
 * The filter bar that a table of filters makes: a box for words, one for each choice, a button for the days, the order where
 * the list has no head to sort by, and a chip for each filter that is on.
 */
import styled from 'styled-components';
import type { Area } from '../../../i18n/areas.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Text } from '../../../ui/Text.ts';
import { DateRangeFilter, isReversed } from './DateRangeFilter.tsx';
import type { Filter, FilterTable } from './filters.ts';
import type { ListState } from './useList.ts';

export interface ListFiltersProps<F extends FilterTable, A extends Area, B extends Area = A> {
  readonly list: ListState<F>;
  readonly t: Translator<A>;
  /** Has the texts that `t` has not. */
  readonly more?: Translator<B>;
  /** The options of a choice where not all of them are offered; without any, it is not shown. */
  readonly offered?: { readonly [name in keyof F]?: readonly string[] };
}

/** In pairs on phones, in the line of the bar where there is room. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(132px, 100%), 1fr));
  gap: 12px;

  > button {
    min-inline-size: 0;
  }
  /* The days alone in their line; what they open comes after the button. */
  > button:nth-child(odd):nth-last-child(2) {
    grid-column: 1 / -1;
  }
  @container portal (min-width: 600px) {
    display: contents;

    > * {
      flex: 1 1 150px;
    }
  }
`;
const OnCards = styled.div`
  @container portal (min-width: 600px) {
    display: none;
  }
`;

export function ListFilters<F extends FilterTable, A extends Area, B extends Area = A>({
  list,
  t,
  more,
  offered = {},
}: ListFiltersProps<F, A, B>) {
  const tComun = useT('comun');
  const tList = useT('inicio');
  const { date } = useFormat();
  const { filters, choose, clear } = list;
  const rows = Object.entries<Filter>(filters);
  const textValue = (name: string) => String(list.values[name] ?? '');
  const say = (key = '') => (t.has(key) ? t(key) : more?.has(key) ? more(key) : key);
  const optionsOf = ([name, { options, textOf }]: [string, Filter]) =>
    (offered[name] ?? options).map((option) => ({ value: option, label: say(textOf(option) ?? option) }));

  const select = (row: [string, Filter], label: string) => {
    const [name] = row;
    const options = optionsOf(row);
    if (options.length === 0) return null;
    const value = options.some((option) => option.value === textValue(name)) ? textValue(name) : '';
    return (
      <FilterSelect
        key={name}
        label={label}
        value={value}
        onChange={(option) => choose(name, option)}
        options={options}
      />
    );
  };
  const chipText = (row: [string, Filter]): string | undefined => {
    const [name, { kind }] = row;
    const value = textValue(name);
    if (kind === 'search') return value && tComun('filtros.busqueda', { texto: value });
    if (kind === 'choice') return optionsOf(row).find((option) => option.value === value)?.label;
    if (kind !== 'day' || value === '') return undefined;
    return tList(name === 'desde' ? 'lista.desdeDia' : 'lista.hastaDia', { fecha: date(value) });
  };
  const chips = rows.flatMap((row): FilterChip[] => {
    const [name] = row;
    const label = chipText(row);
    return label ? [{ id: name, label, onRemove: () => choose(name, '') }] : [];
  });

  const { q, desde, hasta, orden } = filters;
  const range = { desde: textValue('desde'), hasta: textValue('hasta') };
  return (
    <FilterBar chips={chips} onClear={clear}>
      {q && (
        <SearchField
          label={say(q.label)}
          placeholder={say(q.hint)}
          value={textValue('q')}
          onSearch={(words) => choose('q', words, 'typed')}
        />
      )}
      <Boxes>
        {rows.filter(([, { kind }]) => kind === 'choice').map((row) => select(row, say(row[1].label)))}
        {desde && hasta && (
          <DateRangeFilter
            label={say(desde.label)}
            from={desde.hint ? say(desde.hint) : tList('lista.desde')}
            to={hasta.hint ? say(hasta.hint) : tList('lista.hasta')}
            value={range}
            onChange={(change) => {
              for (const [name, day] of Object.entries(change)) choose(name, day);
            }}
          />
        )}
        {orden && orden.options.length > 1 && (
          <OnCards>{select(['orden', orden], tList('lista.orden'))}</OnCards>
        )}
      </Boxes>
      {isReversed(range) && (
        <Text role="alert" $tone="error">
          {tList('lista.alReves')}
        </Text>
      )}
    </FilterBar>
  );
}
