import type { Idioma } from '../../src/domain/idiomas.ts';

/** The rows of a list learn this of the tag around them. */
export interface RowsContext {
  readonly idioma: Idioma;
  readonly options: Readonly<Record<string, unknown>>;
  /** The base of the API. */
  readonly base: string;
}

/** The build writes this into the code of the rows (widgets/build/firstViews/startFiles.ts). */
export interface RowsData {
  /** The names of a component's classes, by its id and what of its properties decides on them. */
  readonly names: Readonly<Record<string, string>>;
  /** The texts of an area. */
  textsOf(idioma: Idioma, area: string): Readonly<Record<string, unknown>>;
}
