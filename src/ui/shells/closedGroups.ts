/** The menu groups that the person has collapsed: shared by the tags of the page and remembered by the browser. */
import { atom, type WritableAtom } from 'nanostores';
import { pageSlot } from '../../state/pageSlot.ts';
import { createSafeStorage } from '../../state/safeStorage.ts';

const key = 'portal-menu';

interface ClosedGroups {
  readonly $closed: WritableAtom<readonly string[]>;
  toggle(id: string): void;
}

function parse(stored: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const closedGroups: ClosedGroups = pageSlot('menu', () => {
  const storage = createSafeStorage(() => globalThis.localStorage);
  const $closed = atom(parse(storage.read(key)));
  return {
    $closed,
    toggle(id) {
      const closed = $closed.get();
      $closed.set(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
      storage.write(key, JSON.stringify($closed.get()));
    },
  };
});
