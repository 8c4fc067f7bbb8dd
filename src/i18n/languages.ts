/** The six languages as the interface needs them: tags for markup and Intl, direction and own name. */
import { directionOf, type Idioma, localeOf } from '../domain/idiomas.ts';

export interface Language {
  /** BCP 47 tag for `lang` attributes and plural rules. */
  readonly tag: string;
  /** BCP 47 tag for Intl formatting; it differs from `tag` where the plain one formats badly. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's name in itself, for the language menu. */
  readonly name: string;
}

const language = (idioma: Idioma, name: string, locale = localeOf(idioma)): Language => ({
  tag: localeOf(idioma),
  locale,
  dir: directionOf(idioma),
  name,
});

export const languages: Readonly<Record<Idioma, Language>> = {
  // Plain `es` writes `1.234,50 US$`; es-EC would drop the "US" and so confuse two countries' dollars.
  es: language('es', 'Español'),
  // en-GB writes `US$1,234.50` and `21 Nov 2026`; en-US leaves the currency and the order of the date in doubt.
  en: language('en', 'English', 'en-GB'),
  fr: language('fr', 'Français'),
  vi: language('vi', 'Tiếng Việt'),
  cn: language('cn', '中文'),
  // Latin digits, like the document numbers beside them and what people type; engines differ on the default.
  ar: language('ar', 'العربية', 'ar-u-nu-latn'),
};
