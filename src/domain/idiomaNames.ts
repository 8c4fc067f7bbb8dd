import type { Idioma } from './idiomas.ts';

/** Names each language in itself, for menus. Not in idiomas.ts, which comes with the loader: no menu opens before the app is there. */
export const idiomaNames: Readonly<Record<Idioma, string>> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  vi: 'Tiếng Việt',
  cn: '中文',
  ar: 'العربية',
};
