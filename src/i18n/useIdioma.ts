/** The language of the tag around a component, with its tag, locale, direction and name. */
import { useContext } from 'react';
import { type Language, languages } from '../domain/idiomas.ts';
import { localesIn } from '../domain/pais.ts';
import { resolveIdioma } from '../state/idioma.ts';
import { IdiomaContext, type IdiomaState } from './IdiomaContext.ts';

const nothing = (): void => undefined;

/** Outside a provider it is the page's language. */
export function useIdioma(): Language & IdiomaState {
  const context = useContext(IdiomaContext);
  const idioma = context?.idioma ?? resolveIdioma(document.documentElement);
  const { wanted = idioma, pais = 'EC', status = 'ready', retry = nothing } = context ?? {};
  const { locale } = localesIn({ idioma, pais });
  return { ...languages[idioma], locale, idioma, wanted, pais, status, retry };
}
