/** The filter bar of a list: words, a box for each choice, days where it has them, and its order where there is no head to sort by. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { FilterBar, type FilterChip } from '../../../ui/data/FilterBar.tsx';
import { FilterSelect } from '../../../ui/data/FilterSelect.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { DateRangeFilter, isReversed } from './DateRangeFilter.tsx';
import { FilterBoxes } from './FilterBoxes.ts';
import type { ListState } from './useList.ts';

interface Opcion {
  readonly value: string;
  readonly label: string;
}

export interface CampoElegible<F> {
  readonly campo: keyof F & string;
  readonly label: string;
  readonly opciones: readonly Opcion[];
}

interface Props<F> {
  readonly listado: ListState<F>;
  /** Of the search box; left out where the list is not searched. */
  readonly buscar?: { readonly label: string; readonly ejemplo: string };
  readonly elegibles: readonly CampoElegible<F>[];
  /** What the days are of. */
  readonly rango: string;
  /** By `orden`; left out where the list has one order. */
  readonly ordenes?: readonly Opcion[];
}

/** What a list with such a bar has among its filters. */
interface Comunes {
  readonly q?: string;
  readonly desde: string;
  readonly hasta: string;
  readonly orden?: string;
}

/** Where the table is cards there is no head to sort by. */
const SoloTarjetas = styled.div`
  @container portal (min-width: 600px) {
    display: none;
  }
`;

/** The days themselves are behind a button. */
const Fallo = styled.p`
  color: var(--portal-error);
  font-size: 14px;
`;

export function ListFilters<F extends Comunes>({ listado, buscar, elegibles, rango, ordenes }: Props<F>) {
  const t = useT('inicio');
  const { filtros, choose, clear } = listado;
  const select = ({ campo, label, opciones }: CampoElegible<F>): ReactNode => (
    <FilterSelect
      key={campo}
      label={label}
      value={String(filtros[campo])}
      onChange={(valor) => choose(campo, valor)}
      options={opciones}
    />
  );
  return (
    <FilterBar chips={useChips(listado, elegibles)} onClear={clear}>
      {buscar && (
        <SearchField
          label={buscar.label}
          placeholder={buscar.ejemplo}
          value={filtros.q ?? ''}
          onSearch={(q) => choose('q', q, 'typed')}
        />
      )}
      <FilterBoxes>
        {elegibles.map(select)}
        <DateRangeFilter
          label={rango}
          desde={t('lista.desde')}
          hasta={t('lista.hasta')}
          value={filtros}
          onChange={({ desde, hasta }) => {
            if (desde !== undefined) choose('desde', desde);
            if (hasta !== undefined) choose('hasta', hasta);
          }}
        />
        {ordenes && (
          <SoloTarjetas>
            {select({ campo: 'orden', label: t('lista.orden'), opciones: ordenes })}
          </SoloTarjetas>
        )}
      </FilterBoxes>
      {isReversed(filtros) && <Fallo role="alert">{t('lista.alReves')}</Fallo>}
    </FilterBar>
  );
}

function useChips<F extends Comunes>(
  { filtros, choose }: ListState<F>,
  elegibles: readonly CampoElegible<F>[],
): FilterChip[] {
  const t = useT('inicio');
  const { date } = useFormat();
  const { q, desde, hasta } = filtros;
  const chip = (id: keyof F & string, label: string): FilterChip => ({
    id,
    label,
    onRemove: () => choose(id, ''),
  });
  return [
    ...(q ? [chip('q', `“${q}”`)] : []),
    ...elegibles.flatMap(({ campo, opciones }) => {
      const opcion = opciones.find(({ value }) => value === filtros[campo]);
      return opcion ? [chip(campo, opcion.label)] : [];
    }),
    ...(desde ? [chip('desde', t('lista.desdeDia', { fecha: date(desde) }))] : []),
    ...(hasta ? [chip('hasta', t('lista.hastaDia', { fecha: date(hasta) }))] : []),
  ];
}
