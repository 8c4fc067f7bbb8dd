/** Loads texts through i18next, and remembers each load, because i18next counts a failed one as done. */
import { codeOf, type Idioma } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';
import { hasTexts, i18n } from './i18n.ts';

/** The loads, by language and area. A failed one stays until it is forgotten: `use` must get the same promise again. */
const loads = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** Loads one area. Returns the same promise each time, as React's `use` needs; rejects with the chunk loader's error. */
export function loadArea(idioma: Idioma, area: Area): Promise<void> {
  const key = `${idioma}/${area}`;
  const known = loads.get(key);
  if (known) return known;
  // Another copy of the bundle may have loaded them.
  const load = hasTexts(idioma, area) ? fulfilled(Promise.resolve()) : read(idioma, area);
  loads.set(key, load);
  load.then(
    () => fulfilled(load),
    () => failed.add(key),
  );
  return load;
}

/**
 * reloadResources loads this pair and nothing else, also after a failure; loadNamespaces would load all areas in all
 * languages. The callback gets the errors of all loads under way, so this load's own comes from an event.
 */
function read(idioma: Idioma, area: Area): Promise<void> {
  const code = codeOf(idioma);
  return new Promise((resolve, reject) => {
    const onFailure = (failedCode: string, failedArea: string, error: unknown) => {
      if (failedCode === code && failedArea === area) reject(error);
    };
    i18n.on('failedLoading', onFailure);
    void i18n.reloadResources([code], [area], () => {
      i18n.off('failedLoading', onFailure);
      resolve();
    });
  });
}

/** Marks a promise as React does once it is fulfilled: `use` then reads it without suspending. */
const fulfilled = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

/** Lets failed texts be fetched again. Whatever offers a retry, such as an error boundary, calls it first. */
export function forgetFailedTexts(): void {
  for (const key of failed) loads.delete(key);
  failed.clear();
}

/** Loads several areas of a language at once. Rejects with the chunk loader's error when one of them fails. */
export async function loadIdioma(idioma: Idioma, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.filter((area) => !hasTexts(idioma, area)).map((area) => loadArea(idioma, area)));
}
