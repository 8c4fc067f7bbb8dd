/** The six languages as the interface needs them: tags for markup and Intl, direction and own name. */
import { directionOf, type Idioma, localeOf } from '../domain/idiomas.ts';

export interface DatosIdioma {
  /** BCP 47 tag for `lang` attributes and plural rules. */
  readonly etiqueta: string;
  /** BCP 47 tag for Intl formatting; it differs from `etiqueta` where the plain one formats badly. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's name in itself, for the language menu. */
  readonly nombre: string;
}

const datos = (idioma: Idioma, nombre: string, locale = localeOf(idioma)): DatosIdioma => ({
  etiqueta: localeOf(idioma),
  locale,
  dir: directionOf(idioma),
  nombre,
});

export const DATOS_IDIOMA: Readonly<Record<Idioma, DatosIdioma>> = {
  // Plain `es` writes `1.234,50 US$`; es-EC would drop the "US" and so confuse two countries' dollars.
  es: datos('es', 'Español'),
  // en-GB writes `US$1,234.50` and `21 Nov 2026`; en-US leaves the currency and the order of the date in doubt.
  en: datos('en', 'English', 'en-GB'),
  fr: datos('fr', 'Français'),
  vi: datos('vi', 'Tiếng Việt'),
  cn: datos('cn', '中文'),
  // Latin digits, like the document numbers beside them and what people type; engines differ on the default.
  ar: datos('ar', 'العربية', 'ar-u-nu-latn'),
};
