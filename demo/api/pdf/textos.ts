/** The words of documents, in the six languages. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import ar from './textos/ar.json' with { type: 'json' };
import cn from './textos/cn.json' with { type: 'json' };
import en from './textos/en.json' with { type: 'json' };
import es from './textos/es.json' with { type: 'json' };
import fr from './textos/fr.json' with { type: 'json' };
import vi from './textos/vi.json' with { type: 'json' };

/** Spanish is the source. */
export type Textos = Readonly<Record<keyof typeof es, string>>;

export const textosDocumento: Readonly<Record<Idioma, Textos>> = { es, en, fr, vi, cn, ar };

/** Keeps a number of ours together in a sentence that is written from right to left: 001-001-000000019 would turn round. */
export function aislar(numero: string): string {
  return `\u2066${numero}\u2069`;
}

/** The same for text of somebody's own, in whatever direction it is written. */
export function aislarTexto(texto: string): string {
  return `\u2068${texto}\u2069`;
}

/** `{name}` in a text gives way to its value. */
export function fill(texto: string, values: Readonly<Record<string, string | number>>): string {
  return texto.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
