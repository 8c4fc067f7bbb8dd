/**
 * Public Sans, the portal's own face, for documents. The font comes in pieces by script; a text is written piece by piece
 * with the first one that has each character, so that Spanish, Vietnamese and names from elsewhere share a line.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

export type Peso = 400 | 700;

const scripts = ['latin', 'latin-ext', 'vietnamese'] as const;

export interface Pieza {
  /** Registered with each document under this name. */
  nombre: string;
  datos: Buffer;
  tiene: (punto: number) => boolean;
}

const loaded = new Map<Peso, readonly Pieza[]>();

/** Read once; each document takes only the shapes that it uses. */
export function piezasDe(peso: Peso): readonly Pieza[] {
  const known = loaded.get(peso);
  if (known) return known;
  const require = createRequire(import.meta.url);
  const piezas = scripts.map((script) => {
    const file = require.resolve(`@fontsource/public-sans/files/public-sans-${script}-${peso}-normal.woff`);
    const datos = readFileSync(file);
    const font = fontkit.create(datos) as fontkit.Font;
    return { nombre: `${script}-${peso}`, datos, tiene: (punto: number) => font.hasGlyphForCodePoint(punto) };
  });
  loaded.set(peso, piezas);
  return piezas;
}

export interface Tramo {
  fuente: string;
  texto: string;
}

/** A text in stretches of one piece each. A character that no piece has becomes a question mark, never an empty box. */
export function tramosDe(texto: string, peso: Peso): Tramo[] {
  const tramos: Tramo[] = [];
  // Intl separates thousands with spaces that no font has.
  for (const char of texto.normalize('NFC').replace(/[\u00A0\u202F\u2009]/g, ' ')) {
    const punto = char.codePointAt(0) ?? 0;
    const pieza = piezasDe(peso).find(({ tiene }) => tiene(punto));
    const fuente = pieza?.nombre ?? `${scripts[0]}-${peso}`;
    const last = tramos.at(-1);
    const written = pieza ? char : '?';
    if (last?.fuente === fuente) last.texto += written;
    else tramos.push({ fuente, texto: written });
  }
  return tramos;
}
