/**
 * The page's one i18next instance, which all tags and all copies of the bundle share. It has no current language: every
 * tag asks for its own, and two tags may differ.
 */
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { codeOf, type Idioma } from '../domain/idiomas.ts';
import { toIdioma } from '../state/nearestIdioma.ts';
import { pageSlot } from '../state/pageSlot.ts';
import type { Area } from './areas.ts';
import { fetchTexts } from './fetchTexts.ts';
import { formatValue } from './formatValue.ts';

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, code = '') => formatValue(value, code) as string,
};

const backend = resourcesToBackend((code: string, area: Area) => fetchTexts(toIdioma(code), area));

export const i18n: I18n = pageSlot('i18n', () => {
  const instance = createInstance().use(backend).use(formatter);
  void instance.init({
    // Without a language i18next shows keys. It loads nothing for this one, because there are no namespaces yet.
    lng: 'es',
    ns: [],
    fallbackLng: false,
    nsSeparator: false,
    initAsync: false,
    // A change of language needs all areas at once.
    maxParallelReads: 100,
    interpolation: { alwaysFormat: true, escapeValue: false },
    missingInterpolationHandler: () => '',
    // No tag follows the instance's language or store: a tag renders again when its own language changes.
    react: { bindI18n: '', bindI18nStore: '' },
  });
  return instance;
});

/** True when the texts of this language and area can be shown now. */
export const hasTexts = (idioma: Idioma, area: Area): boolean => i18n.hasResourceBundle(codeOf(idioma), area);

/** The areas that the page has loaded in a language, so that another language can be loaded completely. */
export const areasOf = (idioma: Idioma): Area[] =>
  Object.keys(i18n.getDataByLanguage(codeOf(idioma)) ?? {}) as Area[];
