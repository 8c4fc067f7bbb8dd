/** The words of the stand-in gateway's page, by language. */
import { readTexts } from '../../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type PageTexts = Readonly<Record<keyof typeof es, string>>;

export const pageTexts = readTexts<PageTexts>(new URL('./textos/', import.meta.url));
