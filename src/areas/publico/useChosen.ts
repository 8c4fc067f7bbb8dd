/**
 * The course whose page is open, or in which the visitor enrols: the one in the address, otherwise the one of the tag's attribute. If the page's location
 * belongs to something else, the tag's part of the history entry takes the place of the address. Each choice is an entry of the history.
 */
import { startTransition, useState } from 'react';
import { useHost } from '../../ui/hooks/host.ts';
import { type To, useLocation, useSearchParams } from '../../ui/routing/router.ts';
import { type HistoryEntry, readFormEntry, useHistoryEntries } from './historyEntry.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

interface ChosenPlace {
  /** Id or code of a course; '' is the list, also if the attribute names a course. Undefined while the person has chosen nothing. */
  readonly chosen: string | undefined;
  /** Id or code of the course whose page is open; '' if none is. */
  readonly ficha: string;
  choose(next: string): void;
  /** Where the page of a course is; undefined if it has no address. */
  fichaPath(curso: string): To | undefined;
  /** Opens the page of a course that has no address. */
  show(curso: string): void;
}

export function useChosen(foreign: boolean) {
  const { curso, fijo } = usePublicoOptions();
  const { options } = useHost();
  const inAddress = useChosenInAddress();
  const inEntry = useChosenInEntry();
  const isHidden = foreign || options.routing === 'memory';
  const { chosen, ficha, choose, fichaPath, show } = isHidden ? inEntry : inAddress;
  return {
    /** Id or code; '' shows the list. */
    id: fijo ? curso : (chosen ?? curso),
    ficha: fijo ? '' : ficha,
    /** False if the address does not say what is shown. */
    inAddress: !isHidden,
    /** False if the page's author fixed the course. */
    canChange: !fijo,
    choose,
    fichaPath,
    show,
    leave: () => choose(''),
  };
}

/** Lets people send a link to the form. */
function useChosenInAddress(): ChosenPlace {
  const { curso } = usePublicoOptions();
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const withCurso = (before: URLSearchParams, next: string) => {
    const after = new URLSearchParams(before);
    if (next === curso) after.delete('curso');
    else after.set('curso', next);
    return after;
  };
  return {
    chosen: search.get('curso') ?? undefined,
    ficha: search.get('ficha') ?? '',
    choose: (next) =>
      setSearch((before) => {
        const after = withCurso(before, next);
        after.delete('ficha');
        return after;
      }),
    fichaPath: (shown) => {
      const after = withCurso(search, '');
      after.set('ficha', shown);
      return { pathname, search: `${after}` };
    },
    show: () => undefined,
  };
}

function useChosenInEntry(): ChosenPlace {
  const { host } = useHost();
  /** As in the entry, which cannot be written in every page. */
  const [shown, setShown] = useState(() => placeOf(readFormEntry(host)));
  const go = (next: Shown) => startTransition(() => setShown(next));
  const entries = useHistoryEntries((entry) => go(placeOf(entry)));
  const open = (next: Shown) => {
    const now = placeOf(entries.read());
    if (now.curso !== next.curso || now.ficha !== next.ficha) entries.push(next);
    go(next);
  };
  return {
    chosen: shown.curso,
    ficha: shown.ficha ?? '',
    choose: (curso) => open({ curso }),
    fichaPath: () => undefined,
    show: (ficha) => open({ curso: '', ficha }),
  };
}

type Shown = Pick<HistoryEntry, 'curso' | 'ficha'>;

const placeOf = ({ curso, ficha }: HistoryEntry = {}): Shown => ({ curso, ficha });
