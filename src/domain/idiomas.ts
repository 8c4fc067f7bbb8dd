/** The languages of the portal (spec.md 9 plus Spanish, in which it is written). Texts live in src/i18n. */

export const idiomas = ['es', 'en', 'fr', 'vi', 'cn', 'ar'] as const;

export type Idioma = (typeof idiomas)[number];

export function isIdioma(value: unknown): value is Idioma {
  return (idiomas as readonly unknown[]).includes(value);
}

/** The tag that Intl and `lang` attributes understand: the portal's `cn` is BCP 47 `zh-CN`. */
export function localeOf(idioma: Idioma): string {
  return idioma === 'cn' ? 'zh-CN' : idioma;
}

/** Arabic is the only language of the list written from right to left. */
export function directionOf(idioma: Idioma): 'ltr' | 'rtl' {
  return idioma === 'ar' ? 'rtl' : 'ltr';
}
