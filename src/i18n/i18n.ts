/**
 * The texts of the page and how they get there: one store for all its tags, by language and area. There is no
 * current language: every element asks for its own, and two elements may differ.
 */
import type { Idioma } from '../domain/idiomas.ts';
import { pageSlot } from '../state/pageSlot.ts';
import type { Area } from './areas.ts';
import { fetchTexts, type Texts } from './texts.ts';

interface PageTexts {
  readonly [idioma: string]: { readonly [area: string]: Texts } | undefined;
}

const page = () => pageSlot('textos', (): { texts: PageTexts } => ({ texts: {} }));

export function addTexts(idioma: Idioma, area: Area, texts: Texts): void {
  const all = page();
  all.texts = { ...all.texts, [idioma]: { ...all.texts[idioma], [area]: texts } };
}

/** Undefined until they have been loaded. */
export const textsOf = (idioma: Idioma, area: Area): Texts | undefined => page().texts[idioma]?.[area];

/** True when the texts of this language and area can be shown now. */
export const hasIdioma = (idioma: Idioma, area: Area): boolean => textsOf(idioma, area) !== undefined;

/** The areas that this page has loaded in a language, so that another language can be made ready whole. */
export const areasOf = (idioma: Idioma): Area[] => Object.keys(page().texts[idioma] ?? {}) as Area[];

/** Loads by language and area. A failed one stays until it is forgotten: `use` must meet the same promise again. */
const loads = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** The load of one area: the same promise each time it is asked for, as React's `use` needs. */
export function loadArea(idioma: Idioma, area: Area): Promise<void> {
  const key = `${idioma}/${area}`;
  const known = loads.get(key);
  if (known) return known;
  // Another copy of the bundle may have loaded them.
  const load = hasIdioma(idioma, area)
    ? fulfilled(Promise.resolve())
    : fetchTexts(idioma, area).then((texts) => addTexts(idioma, area, texts));
  loads.set(key, load);
  load.then(
    () => fulfilled(load),
    () => failed.add(key),
  );
  return load;
}

/** As React marks a promise that it has seen through: `use` then reads it without suspending. */
const fulfilled = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

/** Lets texts that did not come be fetched anew. What offers a retry (an error boundary) calls it first. */
export function forgetFailedTexts(): void {
  for (const key of failed) loads.delete(key);
  failed.clear();
}

/**
 * Makes areas of a language ready, all fetched at once. Resolves at once when they are; rejects with the
 * chunk loader's error when one of them fails.
 */
export async function loadIdioma(idioma: Idioma, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.filter((area) => !hasIdioma(idioma, area)).map((area) => loadArea(idioma, area)));
}
