/** The texts of mails, by language. A test keeps them alike: same keys, same placeholders, all translated. */
import { readTexts } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type Textos = typeof es;

export const textos = readTexts<Textos>(new URL('./textos/', import.meta.url));
