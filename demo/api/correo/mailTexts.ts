/** The texts of mails, by language. A test checks that all have the same keys and placeholders and are translated. */
import { readTexts } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** The Spanish texts define the keys. */
export type MailTexts = typeof es;

export const mailTexts = readTexts<MailTexts>(new URL('./textos/', import.meta.url));
