/** The texts of mails, by language. A test keeps them alike: same keys, same placeholders, all translated. */
import { readTextos } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type Textos = typeof es;

export const textos = readTextos<Textos>(new URL('./textos/', import.meta.url));
