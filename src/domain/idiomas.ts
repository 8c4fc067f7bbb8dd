/** The languages of the portal (spec.md 9, and Spanish, in which it is written). Their texts live in src/i18n/locales. */

export interface Language {
  /** BCP 47 tag for `lang` attributes, Accept-Language and plural rules. */
  readonly tag: string;
  /** BCP 47 tag for Intl formatting; it differs from `tag` if the plain one formats badly. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

const language = (tag: string, other: Partial<Language> = {}): Language => ({
  tag,
  locale: tag,
  dir: 'ltr',
  ...other,
});

/** One entry per language, in the order of the language menu. The key is the name of the folder with its texts. */
export const languages = {
  // Amounts, dates and times follow the institution's country (pais.ts).
  es: language('es'),
  // en-GB writes `21 Nov 2026`; in en-US the order of the date is ambiguous.
  en: language('en', { locale: 'en-GB' }),
  fr: language('fr'),
  vi: language('vi'),
  // spec.md 9 stores Chinese as `cn`, which is not a language tag.
  cn: language('zh-CN'),
  // Latin digits, like the document numbers beside them and what people type; engines differ on the default.
  ar: language('ar', { locale: 'ar-u-nu-latn', dir: 'rtl' }),
};

export type Idioma = keyof typeof languages;

/** The language in which the institution writes its courses: names, descriptions, places. */
export const institutionIdioma: Idioma = 'es';

export const idiomas = Object.keys(languages) as [Idioma, ...Idioma[]];

export function isIdioma(value: unknown): value is Idioma {
  return (idiomas as readonly unknown[]).includes(value);
}

/** The tag that Intl and `lang` attributes understand. */
export function localeOf(idioma: Idioma): string {
  return languages[idioma].tag;
}

/** The language alone, without region: `zh`. i18next and Accept-Language use it. */
export function codeOf(idioma: Idioma): string {
  return localeOf(idioma).split('-', 1)[0] ?? '';
}

export function directionOf(idioma: Idioma): 'ltr' | 'rtl' {
  return languages[idioma].dir;
}
