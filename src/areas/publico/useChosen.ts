/**
 * The course in which the visitor enrols: the one in the address, otherwise the one of the tag's attribute. If the page's location
 * belongs to something else, the tag's part of the history entry takes the place of the address. Each choice is an entry of the history.
 */
import { startTransition, useState } from 'react';
import { useHost } from '../../ui/hooks/host.ts';
import { useSearchParams } from '../../ui/routing/router.ts';
import { readFormEntry, useHistoryEntries } from './historyEntry.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

interface ChosenPlace {
  /** Id or code of a course; '' is the list, also if the attribute names a course. Undefined while the person has chosen nothing. */
  readonly chosen: string | undefined;
  choose(next: string): void;
}

export function useChosen(foreign: boolean) {
  const { curso, fijo } = usePublicoOptions();
  const { options } = useHost();
  const inAddress = useChosenInAddress();
  const inEntry = useChosenInEntry();
  const { chosen, choose } = foreign || options.routing === 'memory' ? inEntry : inAddress;
  return {
    /** Id or code; '' shows the list. */
    id: fijo ? curso : (chosen ?? curso),
    /** False if the page's author fixed the course. */
    canChange: !fijo,
    choose,
    leave: () => choose(''),
  };
}

/** Lets people send a link to the form. */
function useChosenInAddress(): ChosenPlace {
  const { curso } = usePublicoOptions();
  const [search, setSearch] = useSearchParams();
  return {
    chosen: search.get('curso') ?? undefined,
    choose: (next) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (next === curso) after.delete('curso');
        else after.set('curso', next);
        return after;
      }),
  };
}

function useChosenInEntry(): ChosenPlace {
  const { host } = useHost();
  /** As in the entry, which cannot be written in every page. */
  const [chosen, setChosen] = useState(() => readFormEntry(host)?.curso);
  const show = (next: string | undefined) => startTransition(() => setChosen(next));
  const entries = useHistoryEntries((entry) => show(entry.curso));
  return {
    chosen,
    choose(next) {
      if (entries.read().curso !== next) entries.push({ curso: next });
      show(next);
    },
  };
}
