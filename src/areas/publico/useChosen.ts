/**
 * The course in which the visitor enrols. If the page's location belongs to this tag, the course is in the URL, so that
 * people can send a link to the form. Otherwise it is in a history entry, and the address does not change. Back
 * leads to the list in both cases.
 */
import { startTransition, useState } from 'react';
import { openKey } from '../../state/publicoKeys.ts';
import { tabStorage } from '../../state/tabStorage.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { useSearchParams } from '../../ui/routing/router.ts';
import { readFormEntry, useHistoryEntries } from './historyEntry.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

/** Where Back leads from a form that was opened here. */
const LIST = 'lista';

const nothing = (): void => undefined;

export function useChosen(foreign: boolean) {
  const { curso, fijo } = usePublicoOptions();
  const { host, options } = useHost();
  const apart = foreign || options.routing === 'memory';
  const [search, setSearch] = useSearchParams();
  /** The person's choice here; while it is undefined, the choice of the page's author counts. */
  const [own, setOwn] = useState<string | undefined>(() =>
    apart ? (readFormEntry(host)?.curso ?? readOpen()) : undefined,
  );
  const show = (next: string) => {
    rememberOpen(next || undefined);
    startTransition(() => setOwn(next));
  };
  const entries = useHistoryEntries((entry) => {
    // A step's history entry does not name the course if the form was opened differently.
    if (!apart || fijo || (entry.step !== undefined && entry.curso === undefined)) return;
    show(entry.curso ?? curso);
  });

  if (fijo) return { id: curso, canChange: false, choose: nothing, leave: nothing };

  const go = (next: string) => {
    if (apart) {
      const at = entries.read();
      if (next === '' && at?.from === LIST) entries.back();
      else if (next === '' || at?.curso !== next) {
        if (next === '') entries.replace({ curso: '' });
        else entries.push({ curso: next, from: LIST });
        show(next);
      }
      return;
    }
    setOwn('');
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (next === '') after.delete('curso');
      else after.set('curso', next);
      return after;
    });
  };
  const inUrl = apart ? '' : (search.get('curso') ?? '');
  return {
    /** Id or code; '' shows the list. */
    id: inUrl || (own ?? curso),
    /** False if the page's author fixed the course. */
    canChange: true,
    choose: go,
    leave: () => go(''),
  };
}

/** Stores in this browser tab which course's form is open, for pages whose URL does not name it. */
const readOpen = (): string | undefined => tabStorage.read(openKey());
/** `undefined` forgets it. */
export const rememberOpen = (curso: string | undefined): void => tabStorage.write(openKey(), curso);
