/**
 * Which course the visitor is enrolling in. Where the page's location is this tag's, it is in the URL, so that Back leads
 * to the list and a link to the form can be sent; elsewhere it stays in the tag and outlives a reload of the page.
 */
import { startTransition, useState } from 'react';
import { useHost } from '../../ui/host.ts';
import { useSearchParams } from '../../ui/router.ts';
import { forgetOpen, readOpen, rememberOpen } from './openCourse.ts';
import { usePublicoOptions } from './options.ts';

export interface Chosen {
  /** Id or code; '' shows the list. */
  readonly id: string;
  /** False where the page's author fixed the course. */
  readonly canChange: boolean;
  choose(id: string): void;
  leave(): void;
}

const nothing = (): void => undefined;

export function useChosen(foreign: boolean): Chosen {
  const { curso, fijo } = usePublicoOptions();
  const { options } = useHost();
  const apart = foreign || options.routing === 'memory';
  const [search, setSearch] = useSearchParams();
  /** What the person said here; undefined until they did, and then the page's author does. */
  const [own, setOwn] = useState<string | undefined>(() => (apart ? readOpen() : undefined));

  if (fijo) return { id: curso, canChange: false, choose: nothing, leave: nothing };

  const go = (next: string) => {
    if (apart) {
      if (next === '') forgetOpen();
      else rememberOpen(next);
      startTransition(() => setOwn(next));
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
