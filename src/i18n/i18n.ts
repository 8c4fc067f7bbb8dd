/**
 * The page's one i18next instance and the loading of texts into it. It detects nothing and has no current
 * language: every element of the page asks for its own, and two elements may differ.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import type { Idioma } from '../domain/idiomas.ts';
import { pageSlot } from '../state/pagina.ts';
import type { Area } from './areas.ts';
import { formatNumber } from './formatNumber.ts';
import { languages } from './languages.ts';
import { fetchTexts } from './texts.ts';

/** First strong isolate … pop: an interpolated name or number never reorders the Arabic around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const languageOf = (tag: string | undefined) =>
  Object.values(languages).find((language) => language.tag === tag) ?? languages.es;

function createI18n(): I18n {
  const instance = createInstance();
  instance.use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown, _format: string | undefined, tag: string | undefined) => {
      const { locale, dir } = languageOf(tag);
      const text = typeof value === 'number' ? formatNumber(value, locale) : String(value);
      return dir === 'rtl' ? isolate(text) : text;
    },
  });
  void instance.init({
    lng: languages.es.tag,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes; numbers are written as the language writes them, {{count}} included.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return instance;
}

/** The shared instance. Screens use `useT`; this is for the layers that have no React. */
export const i18n = (): I18n => pageSlot('i18n', createI18n);

/** True when the texts of this language and area can be shown now. */
export const hasIdioma = (idioma: Idioma, area: Area): boolean =>
  i18n().hasResourceBundle(languages[idioma].tag, area);

/** The areas that this page has loaded in a language, so that another language can be made ready whole. */
export const areasOf = (idioma: Idioma): Area[] =>
  Object.keys(i18n().getDataByLanguage(languages[idioma].tag) ?? {}) as Area[];

/** Loads by language and area. A failed one stays until it is forgotten: `use` must meet the same promise again. */
const loads = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** The load of one area: the same promise each time it is asked for, as React's `use` needs. */
export function loadArea(idioma: Idioma, area: Area): Promise<void> {
  const key = `${idioma}/${area}`;
  const known = loads.get(key);
  if (known) return known;
  const load = fetchTexts(idioma, area).then((texts) => {
    i18n().addResourceBundle(languages[idioma].tag, area, texts);
  });
  loads.set(key, load);
  load.catch(() => failed.add(key));
  return load;
}

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
