/** A row of the glossary: the one term of an idea in each language, and what is not said instead of it. */
import type { Idioma } from '../../domain/idiomas.ts';

export interface Term {
  readonly term: string;
  /** Other forms that are correct although they contain a variant. */
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

export type TermRow = Readonly<Record<Idioma, Term>>;
