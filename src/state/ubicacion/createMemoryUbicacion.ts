/** A place private to one tag: a stack of entries that the address bar never shows. */
import { atom } from 'nanostores';
import { type Destination, type NavigateOptions, newKey, type Place, toPath, toPlace } from './place.ts';

export function createMemoryUbicacion(initial = '/') {
  let entries: Place[] = [toPlace(initial, null, 'default')];
  let at = 0;
  const $location = atom<Place | undefined>(entries[0]);

  const show = (index: number) => {
    at = index;
    $location.set(entries[at]);
  };

  return {
    routing: 'memory' as const,
    basePath: '',
    $location,
    $outside: atom(false),
    createHref: toPath,
    navigate(to: Destination, { replace = false, state }: NavigateOptions = {}) {
      const entry = toPlace(toPath(to), state ?? null, newKey());
      const kept = entries.slice(0, replace ? at : at + 1);
      entries = replace ? [...kept, entry, ...entries.slice(at + 1)] : [...kept, entry];
      show(kept.length);
    },
    go: (delta: number) => show(Math.min(Math.max(at + delta, 0), entries.length - 1)),
  };
}
