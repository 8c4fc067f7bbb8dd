import type { Idioma } from './idiomas.ts';

/** Names each language in itself, for menus. Not in idiomas.ts, which the loader includes: no menu opens before the app has loaded. */
export const idiomaNames: Readonly<Record<Idioma, string>> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  vi: 'Tiếng Việt',
  cn: '中文',
  ar: 'العربية',
};
