/**
 * The page's one i18next instance and the loading of texts into it. It detects nothing and has no current
 * language: every element of the page asks for its own, and two elements may differ.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import type { Idioma } from '../domain/idiomas.ts';
import { pageSlot } from '../state/pagina.ts';
import type { Area } from './areas.ts';
import { formatNumber } from './formatNumber.ts';
import { DATOS_IDIOMA } from './idiomas.ts';
import { fetchTextos } from './recursos.ts';

/** First strong isolate … pop: an interpolated name or number never reorders the Arabic around it. */
const isolate = (texto: string): string => `\u2068${texto}\u2069`;

const datosDe = (etiqueta: string | undefined) =>
  Object.values(DATOS_IDIOMA).find((datos) => datos.etiqueta === etiqueta) ?? DATOS_IDIOMA.es;

function createI18n(): I18n {
  const instancia = createInstance();
  instancia.use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (valor: unknown, _formato: string | undefined, etiqueta: string | undefined) => {
      const { locale, dir } = datosDe(etiqueta);
      const texto = typeof valor === 'number' ? formatNumber(valor, locale) : String(valor);
      return dir === 'rtl' ? isolate(texto) : texto;
    },
  });
  void instancia.init({
    lng: DATOS_IDIOMA.es.etiqueta,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    nsSeparator: false,
    returnNull: false,
    // React escapes; numbers are written as the language writes them, {{count}} included.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return instancia;
}

/** The shared instance. Screens use `useT`; this is for the layers that have no React. */
export const i18n = (): I18n => pageSlot('i18n', createI18n);

/** True when the texts of this language and area can be shown now. */
export const hasIdioma = (idioma: Idioma, area: Area): boolean =>
  i18n().hasResourceBundle(DATOS_IDIOMA[idioma].etiqueta, area);

/** The areas that this page has shown in a language, so that another language can be made ready whole. */
export const areasOf = (idioma: Idioma): Area[] =>
  Object.keys(i18n().getDataByLanguage(DATOS_IDIOMA[idioma].etiqueta) ?? {}) as Area[];

/** Loads by language and area. A failed one stays until it is forgotten: `use` must meet the same promise again. */
const cargas = new Map<string, Promise<void>>();
const fallidas = new Set<string>();

/** The load of one area: the same promise each time it is asked for, as React's `use` needs. */
export function loadArea(idioma: Idioma, area: Area): Promise<void> {
  const clave = `${idioma}/${area}`;
  const carga = cargas.get(clave);
  if (carga) return carga;
  const nueva = fetchTextos(idioma, area).then((textos) => {
    i18n().addResourceBundle(DATOS_IDIOMA[idioma].etiqueta, area, textos);
  });
  cargas.set(clave, nueva);
  nueva.catch(() => fallidas.add(clave));
  return nueva;
}

/** Lets texts that did not come be fetched anew. What offers a retry (an error boundary) calls it first. */
export function forgetFailedTexts(): void {
  for (const clave of fallidas) cargas.delete(clave);
  fallidas.clear();
}

/**
 * Makes areas of a language ready, all fetched at once. Resolves at once when they are; rejects with the
 * chunk loader's error when one of them fails.
 */
export async function loadIdioma(idioma: Idioma, areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.filter((area) => !hasIdioma(idioma, area)).map((area) => loadArea(idioma, area)));
}
