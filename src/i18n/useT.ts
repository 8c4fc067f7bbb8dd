/**
 * Texts of an area in the language of the tag: `const t = useT('auth')`. The first use of an area suspends until its
 * texts are there (they usually are: the loader fetches them beside the code). No key is ever shown.
 */
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../domain/idiomas.ts';
import type { Area } from './areas.ts';
import { createTranslator, type FixedT, type Translator } from './createTranslator.ts';
import { i18n } from './i18n.ts';
import { loadArea } from './loadTexts.ts';
import { useIdioma } from './useIdioma.ts';

/** Throws the chunk loader's error to the nearest error boundary if the texts fail to load. */
export function useT<A extends Area>(area: A): Translator<A> {
  const { idioma } = useIdioma();
  // Called before useTranslation, which takes a failed load for a finished one; and always, even if the texts are there: React
  // replays a render that suspended and expects the same `use` in it.
  use(loadArea(idioma, area));
  const lng = codeOf(idioma);
  const options = useMemo(() => ({ i18n, lng }), [lng]);
  const { t } = useTranslation(area, options);
  return useMemo(() => createTranslator<A>(t as FixedT, lng, area), [t, lng, area]);
}
