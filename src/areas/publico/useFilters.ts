/**
 * The visitor's search. It is in the URL, so that people can share it and Back works. If the page's location belongs to
 * something else, the tag keeps it.
 */
import { useState } from 'react';
import { type Modalidad, modalidades } from '../../domain/estados/curso.ts';
import { useSearchParams } from '../../ui/router.ts';

export interface Filters {
  readonly q: string;
  readonly modalidad: Modalidad | '';
}

export type FiltersUse = ReturnType<typeof useFilters>;

const none: Filters = { q: '', modalidad: '' };

export const toModalidad = (value: string | null): Modalidad | '' =>
  modalidades.find((modalidad) => modalidad === value) ?? '';

export function useFilters(foreign: boolean) {
  const [own, setOwn] = useState(none);
  const [search, setSearch] = useSearchParams();
  const filters: Filters = foreign
    ? own
    : {
        q: search.get('q') ?? '',
        modalidad: toModalidad(search.get('modalidad')),
      };
  const change = (some: Partial<Filters>) => {
    const next = { ...filters, ...some };
    if (foreign) setOwn(next);
    else
      setSearch(
        Object.entries(next).filter(([, value]) => value !== ''),
        { replace: true },
      );
  };
  return { filters, change, clear: () => change(none) };
}
