import { readdirSync } from 'node:fs';

/** Lists the codes of the languages that there are texts of, so that a test goes through one that was added, too. */
export const listIdiomas = (): string[] =>
  readdirSync(new URL('../../src/i18n/locales', import.meta.url)).toSorted();
