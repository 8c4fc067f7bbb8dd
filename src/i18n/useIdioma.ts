/** The language around a component, with what Intl and the markup need of it. */
import { useContext } from 'react';
import { type Language, languages } from '../domain/idiomas.ts';
import { resolveIdioma } from '../state/idioma.ts';
import { IdiomaContext, type IdiomaState } from './IdiomaContext.ts';

const nothing = (): void => undefined;

/** The element's language; outside a provider, the page's. */
export function useIdioma(): Language & IdiomaState {
  const context = useContext(IdiomaContext);
  const idioma = context?.idioma ?? resolveIdioma(document.documentElement);
  const { wanted = idioma, status = 'ready', retry = nothing } = context ?? {};
  return { ...languages[idioma], idioma, wanted, status, retry };
}
