/**
 * Which course the visitor is enrolling in. Where the page's location is this tag's, it is in the URL, so that a link to
 * the form can be sent; elsewhere in an entry of the history, beside an address that stays as it is. Back leads to the
 * list either way.
 */
import { startTransition, useState } from 'react';
import { useHost } from '../../ui/host.ts';
import { useSearchParams } from '../../ui/router.ts';
import { readEntry, useHistoryEntries } from './historyEntry.ts';
import { forgetOpen, readOpen, rememberOpen } from './openCurso.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

export interface Chosen {
  /** Id or code; '' shows the list. */
  readonly id: string;
  /** False where the page's author fixed the course. */
  readonly canChange: boolean;
  choose(id: string): void;
  leave(): void;
}

/** Where Back leads from a form that was opened here. */
const LIST = 'lista';

const nothing = (): void => undefined;

export function useChosen(foreign: boolean): Chosen {
  const { curso, fijo } = usePublicoOptions();
  const { host, options } = useHost();
  const apart = foreign || options.routing === 'memory';
  const [search, setSearch] = useSearchParams();
  /** What the person said here; undefined until they did, and then the page's author does. */
  const [own, setOwn] = useState<string | undefined>(() =>
    apart ? (readEntry(host)?.curso ?? readOpen()) : undefined,
  );
  const show = (next: string) => {
    if (next === '') forgetOpen();
    else rememberOpen(next);
    startTransition(() => setOwn(next));
  };
  const entries = useHistoryEntries((entry) => {
    // A step of a form that was open by other means says nothing of the course.
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
  return { id: inUrl || (own ?? curso), canChange: true, choose: go, leave: () => go('') };
}
