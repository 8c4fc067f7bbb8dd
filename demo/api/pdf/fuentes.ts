/**
 * The faces of documents: Public Sans, the portal's own, in its pieces by script, then IBM Plex Sans for Arabic
 * (whose letters are drawn with their dots: taken apart, a text could not be copied or found) and Noto Sans for Chinese. A
 * text is written with the first piece that has each character, so that Spanish, Vietnamese and names from elsewhere share
 * a line. A piece is read when a character asks for it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { unwrapWoff } from './unwrapWoff.ts';

export type Peso = 400 | 700;

const files = {
  latin: 'public-sans/files/public-sans-latin',
  'latin-ext': 'public-sans/files/public-sans-latin-ext',
  vietnamese: 'public-sans/files/public-sans-vietnamese',
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
} as const;

type Escritura = keyof typeof files;

export interface Pieza {
  /** Registered with each document that uses it under this name. */
  nombre: string;
  isArabic: boolean;
  datos: Buffer;
  /** From the top of a line to the one that letters stand on, of the size of the letters. */
  ascenso: number;
  tiene: (punto: number) => boolean;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Pieza>();

function openPieza(nombre: string, file: string, isArabic: boolean): Pieza {
  const known = loaded.get(nombre);
  if (known) return known;
  const datos = unwrapWoff(readFileSync(require.resolve(`@fontsource/${file}-normal.woff`)));
  const font = fontkit.create(datos) as fontkit.Font;
  const pieza = {
    ...{ nombre, isArabic, datos },
    ascenso: font.ascent / font.unitsPerEm,
    tiene: (punto: number) => font.hasGlyphForCodePoint(punto),
  };
  loaded.set(nombre, pieza);
  return pieza;
}

function piezaDe(escritura: Escritura, peso: Peso): Pieza {
  return openPieza(`${escritura}-${peso}`, `${files[escritura]}-${peso}`, escritura === 'arabic');
}

/**
 * Chinese comes in a hundred slices, of characters that are met together: a document takes some seconds to open the whole
 * face, and no time to open a few slices.
 */
function tajadaDe(punto: number, peso: Peso): Pieza | undefined {
  tajadas ??= readTajadas();
  const found = tajadas.find(({ rangos }) => rangos.some(([from, to]) => punto >= from && punto <= to));
  return (
    found && openPieza(`sc${found.n}-${peso}`, `noto-sans-sc/files/noto-sans-sc-${found.n}-${peso}`, false)
  );
}

interface Tajada {
  n: string;
  rangos: [from: number, to: number][];
}

let tajadas: Tajada[] | undefined;

function readTajadas(): Tajada[] {
  const file = require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-4-400-normal.woff');
  const text = readFileSync(join(dirname(file), '../unicode.json'), 'utf8');
  // {"[4]": "U+1f1e9-1f1f5,U+1f21a"}; the names without brackets are of alphabets that other faces have.
  return Object.entries(JSON.parse(text) as Record<string, string>)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({
      n: name.slice(1, -1),
      rangos: ranges.split(',').map((range) => {
        const [from = '', to = from] = range.slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    }));
}

/** Found once for each character and weight: looking into five fonts for every letter would be most of the work. */
const elegidas = new Map<string, Pieza | undefined>();

/** The piece that has the character; undefined where none has. */
export function piezaPara(char: string, peso: Peso): Pieza | undefined {
  const key = `${peso}${char}`;
  if (elegidas.has(key)) return elegidas.get(key);
  const punto = char.codePointAt(0) ?? 0;
  const pieza = candidatas(punto)
    .map((escritura) => piezaDe(escritura, peso))
    .find(({ tiene }) => tiene(punto));
  const found = pieza ?? tajadaDe(punto, peso);
  const chosen = found?.tiene(punto) ? found : undefined;
  // Names can hold any of a hundred thousand characters; what is asked for again is kept, within limits.
  if (elegidas.size > 20_000) elegidas.clear();
  elegidas.set(key, chosen);
  return chosen;
}

/** What stands in for a character that no piece has. */
export function piezaBase(peso: Peso): Pieza {
  return piezaDe('latin', peso);
}

function candidatas(punto: number): Escritura[] {
  if ((punto >= 0x600 && punto < 0x900) || (punto >= 0xfb50 && punto < 0xff00)) return ['arabic'];
  return ['latin', 'latin-ext', 'vietnamese'];
}
