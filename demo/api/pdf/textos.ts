/**
 * The words of documents. Chinese and Arabic are not among them: their fonts weigh megabytes and Arabic needs its lines
 * turned round, so those clients get Spanish, which `content-language` says.
 */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import en from './textos/en.json' with { type: 'json' };
import es from './textos/es.json' with { type: 'json' };
import fr from './textos/fr.json' with { type: 'json' };
import vi from './textos/vi.json' with { type: 'json' };

export type Textos = Readonly<Record<keyof typeof es, string>>;

const textos: Partial<Record<Idioma, Textos>> = { es, en, fr, vi };

/** The words, and the language that they are in. */
export function textosDe(idioma: Idioma): { textos: Textos; idioma: Idioma } {
  const known = textos[idioma];
  return known ? { textos: known, idioma } : { textos: es, idioma: 'es' };
}

/** `{name}` in a text gives way to its value. */
export function fill(texto: string, values: Readonly<Record<string, string | number>>): string {
  return texto.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
