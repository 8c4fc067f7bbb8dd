/** The language of one element of the page, as its screens see it. */
import { createContext } from 'react';
import type { Idioma } from '../domain/idiomas.ts';

export interface IdiomaState {
  /** The language that is shown: it stays the old one until the new one's texts have come. */
  readonly idioma: Idioma;
  /** The language that was asked for. */
  readonly wanted: Idioma;
  readonly status: 'ready' | 'loading' | 'error';
  /** After an error: tries the language that was asked for again. */
  retry(): void;
}

export const IdiomaContext = createContext<IdiomaState | null>(null);
