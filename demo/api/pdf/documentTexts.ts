/** The words of documents, by language. */
import { type MovimientoToTell, phraseOf } from '../../../src/domain/cuenta/phraseOf.ts';
import { readTexts } from '../http/readTexts.ts';
import type es from './textos/es.json';

/** Spanish is the source. */
export type DocumentTexts = Readonly<Record<keyof typeof es, string>>;

export const documentTexts = readTexts<DocumentTexts>(new URL('./textos/', import.meta.url));

/** Keeps text of somebody's own together in a sentence, in whatever direction it is written. */
function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}

/** `{name}` in a text gives way to its value. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The first course by its name, the others counted; undefined for none. */
export function cursosText([curso, ...others]: readonly string[], t: DocumentTexts): string | undefined {
  if (curso === undefined) return undefined;
  const name = isolateText(curso);
  return others.length === 0 ? name : fillText(t.relatoCursos, { curso: name, otros: others.length });
}

/** What happened, as the screens say it. */
export function relatoOf(movimiento: MovimientoToTell, t: DocumentTexts): string {
  const clave = phraseOf(movimiento);
  return t[`relato${clave[0]?.toUpperCase()}${clave.slice(1)}` as `relato${Capitalize<typeof clave>}`];
}
