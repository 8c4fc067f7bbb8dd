/** The words of the stand-in gateway's page, by language. */
import { readTextos } from '../../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type Textos = Readonly<Record<keyof typeof es, string>>;

export const textosPagina = readTextos<Textos>(new URL('./textos/', import.meta.url));
