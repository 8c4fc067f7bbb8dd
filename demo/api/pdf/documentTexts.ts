/** The texts of documents, by language. */
import { type MovimientoToTell, phraseOf } from '../../../src/domain/cuenta/phraseOf.ts';
import { readTexts } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** The Spanish texts define the keys. */
export type DocumentTexts = Readonly<Record<keyof typeof es, string>>;

export const documentTexts = readTexts<DocumentTexts>(new URL('./textos/', import.meta.url));

/** Isolates a text, so that its writing direction does not affect the sentence around it. */
function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Replaces each `{name}` in a text by its value. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Names the first course and counts the others; undefined without courses. */
export function cursosText([curso, ...others]: readonly string[], t: DocumentTexts): string | undefined {
  if (curso === undefined) return undefined;
  const name = isolateText(curso);
  return others.length === 0 ? name : fillText(t.relatoCursos, { curso: name, otros: others.length });
}

/** Describes a ledger line as the screens do. */
export function sentenceOf(movimiento: MovimientoToTell, t: DocumentTexts): string {
  const clave = phraseOf(movimiento);
  return t[`relato${clave[0]?.toUpperCase()}${clave.slice(1)}` as `relato${Capitalize<typeof clave>}`];
}
