/** The language around a component, with what Intl and the markup need of it. */
import { useContext } from 'react';
import { type Idioma, resolveIdioma } from '../state/idioma.ts';
import { IdiomaContext } from './IdiomaContext.ts';
import { DATOS_IDIOMA, type DatosIdioma } from './idiomas.ts';

export interface UsoIdioma extends DatosIdioma {
  readonly idioma: Idioma;
  /** What was asked for, when it is still on its way or did not come. */
  readonly pedido: Idioma;
  readonly estado: 'listo' | 'cargando' | 'error';
  retry(): void;
}

const nada = (): void => undefined;

/** The element's language; outside a provider, the page's. */
export function useIdioma(): UsoIdioma {
  const contexto = useContext(IdiomaContext);
  const idioma = contexto?.idioma ?? resolveIdioma(document.documentElement);
  const { pedido = idioma, estado = 'listo', retry = nada } = contexto ?? {};
  return { ...DATOS_IDIOMA[idioma], idioma, pedido, estado, retry };
}
