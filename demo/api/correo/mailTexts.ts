/** The texts of mails, by language. A test keeps them alike: same keys, same placeholders, all translated. */
import { readTexts } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type MailTexts = typeof es;

export const mailTexts = readTexts<MailTexts>(new URL('./textos/', import.meta.url));
