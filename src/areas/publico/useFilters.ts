/**
 * The visitor's search. It is in the URL, so that people can share it and Back works. If the page's location belongs to
 * something else, the tag keeps it.
 */
import { useState } from 'react';
import { type Modalidad, modalidades } from '../../domain/estados/curso.ts';
import { readSearch } from '../../domain/searchWords.ts';
import { useSearchParams } from '../../ui/routing/router.ts';
import { type Beginning, beginnings } from './beginnings.ts';

export interface Filters {
  readonly q: string;
  readonly modalidad: Modalidad | '';
  readonly area: string;
  /** The highest price, in minor units. */
  readonly precio: string;
  /** When the course begins. */
  readonly inicio: Beginning | '';
}

/** Where a visitor is in the list. The area keeps it while a form replaces the list, so that the way back leads there. */
export interface ListPlace {
  /** Used if the search is not in the URL. */
  filters?: Filters;
  /** The number of open pages; undefined means one. */
  pages?: number | undefined;
  /** The code of the course that was chosen in the list, until the list is shown again. */
  chosen?: string | undefined;
}

export type FiltersUse = ReturnType<typeof useFilters>;

const none: Filters = { q: '', modalidad: '', area: '', precio: '', inicio: '' };

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '');

export const toModalidad = (value: string | null): Modalidad | '' =>
  modalidades.find((modalidad) => modalidad === value) ?? '';

export const toBeginning = (value: string | null): Beginning | '' =>
  beginnings.find((one) => one === value) ?? '';

export function useFilters(foreign: boolean, place: ListPlace) {
  const [own, setOwn] = useState(place.filters ?? none);
  const [search, setSearch] = useSearchParams();
  const filters: Filters = foreign ? own : filtersIn(search);
  const change = (some: Partial<Filters>) => {
    place.pages = undefined;
    if (foreign) {
      place.filters = { ...own, ...some };
      setOwn(place.filters);
      return;
    }
    const write = (now: URLSearchParams) => {
      const next = { ...filtersIn(now), ...some };
      place.filters = next;
      return Object.entries(next).filter(([, value]) => value !== '');
    };
    setSearch(write, { replace: true });
  };
  return { filters, change, clear: () => change(none) };
}

/** Anybody may write an address: what the API would refuse counts as absent. */
const filtersIn = (search: URLSearchParams): Filters => ({
  q: readSearch(search.get('q') ?? ''),
  modalidad: toModalidad(search.get('modalidad')),
  area: readSearch(search.get('area') ?? ''),
  precio: /^\d{1,9}$/.exec(search.get('precio') ?? '')?.[0] ?? '',
  inicio: toBeginning(search.get('inicio')),
});
