/** The language of one tag, as its screens see it. */
import { createContext } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import type { Pais } from '../domain/pais.ts';

export interface IdiomaState {
  /** The language that is shown: it stays the old one until the new one's texts have loaded. */
  readonly idioma: Idioma;
  /** The language that the person or the page wants. */
  readonly wanted: Idioma;
  /** The institution's country, whose formats Spanish follows. */
  readonly pais: Pais;
  readonly status: 'ready' | 'loading' | 'error';
  /** Loads the wanted language again after an error. */
  retry(): void;
}

export const IdiomaContext = createContext<IdiomaState | null>(null);
