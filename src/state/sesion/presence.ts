/**
 * Says whether a tab of the site is signed in, so that a new tab asks only if a tab can answer, and otherwise shows the sign-in
 * page at once. It is a shared lock that each signed-in tab holds: the browser releases it when the tab closes or crashes. A
 * mark of the same name is stored beside it, because the browser takes a frame to answer about its locks. The name holds the
 * API base, and says nothing about the person.
 */
import { createSafeStorage } from '../safeStorage.ts';

export interface Presence {
  /** Tells the other tabs whether this one is signed in. */
  set: (present: boolean) => void;
  look: () => Promise<boolean | undefined>;
}

const lockName = (base: string): string => `portal-clientes/1 ${base}`;

const marks = createSafeStorage(() => globalThis.localStorage);

/** False, without waiting, if nobody can be signed in, because no tab has left a mark. */
export const maySesionBe = (base: string): boolean => marks.read(lockName(base)) !== undefined;

/**
 * Says whether somebody is signed in with the API at `base`, in any tab of this origin and storage partition: undefined if the
 * browser has no locks, as on pages without HTTPS.
 */
export async function lookForSesion(base: string): Promise<boolean | undefined> {
  try {
    const { held } = (await locks()?.query()) ?? {};
    return held?.some(({ name }) => name === lockName(base));
  } catch {
    return undefined;
  }
}

/** Opens what the tabs of this origin and storage partition know of each other's session with the API at `base`. */
export function openPresence(base: string): Presence {
  let present = false;
  let release: (() => void) | undefined;

  /** Removes the mark if nobody is signed in. */
  const look = async () => {
    const isHeld = await lookForSesion(base);
    if (isHeld === false) marks.write(lockName(base), undefined);
    return isHeld;
  };
  const hold = () => {
    release?.();
    release = undefined;
    if (!present) return;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (locks()) marks.write(lockName(base), '1');
    // An opaque origin, or a tab that closes meanwhile, may refuse it.
    locks()
      ?.request(lockName(base), { mode: 'shared' }, () => held)
      // It may have been the last tab.
      .then(look)
      .catch(() => undefined);
  };

  if (typeof window !== 'undefined') {
    // A page that holds a lock does not enter the back/forward cache, and a cached page cannot answer anyway. Firefox checks
    // before this event, and so reloads the page of a signed-in person.
    window.addEventListener('pagehide', () => release?.());
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) hold();
    });
  }
  return {
    set(next) {
      if (next === present) return;
      present = next;
      hold();
    },
    look,
  };
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
