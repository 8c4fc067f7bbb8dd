/**
 * Texts of an area in the language of the element: `const t = useT('auth')`. The first use of an area suspends
 * until its texts are there (they usually are: the loader fetches them beside the code); no key is ever shown.
 */
import { use } from 'react';
import type { Area } from './areas.ts';
import { loadArea } from './i18n.ts';
import { type Translator, translator } from './translator.ts';
import { useIdioma } from './useIdioma.ts';

/** Throws the chunk loader's error to the nearest error boundary when the texts do not come. */
export function useT<A extends Area>(area: A): Translator<A> {
  const { idioma } = useIdioma();
  // Always, also when they are there: React replays a render that suspended and expects the same `use` in it.
  use(loadArea(idioma, area));
  return translator(idioma, area);
}
