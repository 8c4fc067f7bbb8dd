// Shows in a tag that its code did not load, with a retry, while its fallback content and what is drawn of the view
// stay. The shell removes it when the view shows.
import type { Idioma } from '../../src/domain/idiomas.ts';
import { directionOf, localeOf } from '../../src/domain/idiomas.ts';
import { loadingWords } from '../../src/i18n/emergency/loadingWords.ts';
import { showBox } from './showBox.ts';

/** Says in `idioma` that the code did not load. */
export const showFailure = (view: HTMLElement, idioma: Idioma, retry: () => void): (() => void) =>
  showBox(view, { ...loadingWords[idioma], dir: directionOf(idioma), lang: localeOf(idioma) }, retry);
