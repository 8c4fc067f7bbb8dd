/**
 * The filter bar for a table of filters: a search box, a select for each choice, a button for the days, the order if
 * the list has no table head to sort by, options of which any number may be on, and a chip for each filter that is on.
 */
import styled from 'styled-components';
import type { Area } from '../../../i18n/areas.ts';
import type { Translator } from '../../../i18n/createTranslator.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Chips } from '../../../ui/controls/Chips.tsx';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { isReversed, nameOfRange } from './dayRanges.ts';
import type { Filter, FilterTable } from './filters.ts';
import type { ValuesOf } from './params.ts';
import type { ListState } from './useList.ts';

/** An option that has its label from the API. */
interface NamedOption {
  readonly value: string;
  readonly label: string;
}

export interface ListFiltersProps<F extends FilterTable, A extends Area, B extends Area = A> {
  readonly list: ListState<F>;
  readonly t: Translator<A>;
  /** Has the texts that `t` lacks. */
  readonly more?: Translator<B>;
  /** The options of a choice if not all of them are offered, or if the API names them; a choice without options is not shown. */
  readonly offered?: { readonly [name in keyof F]?: readonly (string | NamedOption)[] };
}

/** Stacks the boxes on phones, so that their labels are not cut off; in the line of the bar if there is space. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 12px;

  > button {
    min-inline-size: 0;
  }
  /* The button of the days is alone on its line; what it opens comes after it. */
  > button:nth-child(odd):nth-last-child(2) {
    grid-column: 1 / -1;
  }
  @container portal (min-width: 600px) {
    display: contents;

    /* Each box is at least as wide as its longest choice, whatever the language. */
    > * {
      flex: 1 1 auto;
      max-inline-size: 420px;
    }
    /* The button of the days has no choices to fit in. */
    > button {
      flex-basis: 150px;
      min-inline-size: max-content;
    }
  }
`;
/** Whatever options the API names: the boxes after it stay where they are. */
const SameWidth = styled.div`
  display: grid;
  min-inline-size: 0;

  @container portal (min-width: 600px) {
    && {
      flex: 1 1 220px;
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
  const { date, dateRange } = useFormat();
  const { today } = useNow();
  const { filters, values, change, choose, clear } = list;
  const rows = Object.entries<Filter>(filters);
  const textValue = (name: string) => String(list.values[name] ?? '');
  const chosenOf = (name: string) => (values[name] ?? []) as readonly string[];
  const say = (key = '') => (t.has(key) ? t(key) : more?.has(key) ? more(key) : key);
  const optionsOf = ([name, { options, textOf }]: [string, Filter]) =>
    (offered[name] ?? options).map((option) =>
      typeof option === 'string' ? { value: option, label: say(textOf(option) ?? option) } : option,
    );

  const select = (row: [string, Filter], label: string) => {
    const [name] = row;
    const options = optionsOf(row);
    const isAwaited = row[1].isNamed && offered[name] === undefined;
    if (options.length === 0 && !isAwaited) return null;
    const value = options.some((option) => option.value === textValue(name)) ? textValue(name) : '';
    const box = (
      <FilterSelect
        key={name}
        label={label}
        value={value}
        onChange={(option) => choose(name, option)}
        options={options}
      />
    );
    return row[1].isNamed ? <SameWidth key={name}>{box}</SameWidth> : box;
  };
  const { q, desde, hasta, orden } = filters;
  const range = { desde: textValue('desde'), hasta: textValue('hasta') };
  const rangeText = (): string => {
    const name = nameOfRange(range, today);
    if (name) return tList(`lista.${name}`);
    if (!range.desde) return tList('lista.hastaDia', { fecha: date(range.hasta) });
    if (!range.hasta || isReversed(range)) return tList('lista.desdeDia', { fecha: date(range.desde) });
    return dateRange(range.desde, range.hasta);
  };
  const toggle = (name: string, option: string, on: boolean) =>
    choose(name, (now) => {
      const others = (now as readonly string[]).filter((one) => one !== option);
      return on ? [...others, option] : others;
    });
  const set = (next: Record<string, unknown>) => change(next as Partial<ValuesOf<F>>);
  const chipsOf = (row: [string, Filter]): FilterChip[] => {
    const [name, { kind }] = row;
    const value = textValue(name);
    const off = () => choose(name, '');
    switch (kind) {
      case 'search':
        return value
          ? [{ id: name, label: tComun('filtros.busqueda', { texto: value }), onRemove: off }]
          : [];
      case 'choice':
        return optionsOf(row)
          .filter((option) => option.value === value)
          .map(({ label }) => ({ id: name, label, onRemove: off }));
      case 'several': {
        const chosen = chosenOf(name);
        return optionsOf(row)
          .filter((option) => chosen.includes(option.value))
          .map((option) => ({
            id: `${name} ${option.value}`,
            label: option.label,
            narrow: true,
            onRemove: () => toggle(name, option.value, false),
          }));
      }
      case 'day':
        // Both days share a chip.
        return name === 'desde' && (range.desde || range.hasta)
          ? [{ id: name, label: rangeText(), onRemove: () => set({ desde: '', hasta: '' }) }]
          : [];
      case 'order':
        return [];
    }
  };
  const chips = rows.flatMap(chipsOf);
  const boxes = rows.filter(([, { kind }]) => kind === 'choice');
  const sorted = orden && orden.options.length > 1;
  const folded = boxes.length > 0 || desde || sorted;
  const behind = folded && (
    <>
      <Boxes>
        {boxes.map((row) => select(row, say(row[1].label)))}
        {desde && hasta && (
          <DateRangeFilter
            label={say(desde.label)}
            from={desde.hint ? say(desde.hint) : tList('lista.desde')}
            to={hasta.hint ? say(hasta.hint) : tList('lista.hasta')}
            value={range}
            onChange={set}
          />
        )}
        {sorted && <OnCards>{select(['orden', orden], tList('lista.orden'))}</OnCards>}
      </Boxes>
      {rows
        .filter(([, { kind }]) => kind === 'several')
        .map((row) => (
          <Chips
            key={row[0]}
            label={say(row[1].label)}
            options={optionsOf(row)}
            value={chosenOf(row[0])}
            onToggle={(option, on) => toggle(row[0], option, on)}
          />
        ))}
    </>
  );
  return (
    <FilterBar chips={chips} onClear={clear} more={behind} on={chips.filter(({ id }) => id !== 'q').length}>
      {q && (
        <SearchField
          label={say(q.label)}
          placeholder={say(q.hint)}
          value={textValue('q')}
          onSearch={(words) => choose('q', words, 'typed')}
        />
      )}
      {isReversed(range) && (
        <Text role="alert" $tone="error">
          {tList('lista.alReves')}
        </Text>
      )}
    </FilterBar>
  );
}
