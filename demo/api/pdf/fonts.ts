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

export type Weight = 400 | 700;

const files = {
  latin: 'public-sans/files/public-sans-latin',
  'latin-ext': 'public-sans/files/public-sans-latin-ext',
  vietnamese: 'public-sans/files/public-sans-vietnamese',
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
} as const;

type Script = keyof typeof files;

export interface Face {
  /** Registered with each document that uses it under this name. */
  nombre: string;
  isArabic: boolean;
  data: Buffer;
  /** From the top of a line to the one that letters stand on, of the size of the letters. */
  ascent: number;
  has: (codePoint: number) => boolean;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Face>();

function openFace(nombre: string, file: string, isArabic: boolean): Face {
  const known = loaded.get(nombre);
  if (known) return known;
  const data = unwrapWoff(readFileSync(require.resolve(`@fontsource/${file}-normal.woff`)));
  const font = fontkit.create(data) as fontkit.Font;
  const face = {
    ...{ nombre, isArabic, data },
    ascent: font.ascent / font.unitsPerEm,
    has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
  };
  loaded.set(nombre, face);
  return face;
}

function faceOf(script: Script, weight: Weight): Face {
  return openFace(`${script}-${weight}`, `${files[script]}-${weight}`, script === 'arabic');
}

/**
 * Chinese comes in a hundred slices, of characters that are met together: a document takes some seconds to open the whole
 * face, and no time to open a few slices.
 */
function sliceWith(codePoint: number, weight: Weight): Face | undefined {
  slices ??= readSlices();
  const found = slices.find(({ ranges }) =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
  return (
    found && openFace(`sc${found.n}-${weight}`, `noto-sans-sc/files/noto-sans-sc-${found.n}-${weight}`, false)
  );
}

interface Slice {
  n: string;
  ranges: [from: number, to: number][];
}

let slices: Slice[] | undefined;

function readSlices(): Slice[] {
  const file = require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-4-400-normal.woff');
  const text = readFileSync(join(dirname(file), '../unicode.json'), 'utf8');
  // {"[4]": "U+1f1e9-1f1f5,U+1f21a"}; the names without brackets are of alphabets that other faces have.
  return Object.entries(JSON.parse(text) as Record<string, string>)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({
      n: name.slice(1, -1),
      ranges: ranges.split(',').map((range) => {
        const [from = '', to = from] = range.slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    }));
}

/** Found once for each character and weight: looking into five fonts for every letter would be most of the work. */
const chosenFaces = new Map<string, Face | undefined>();

/** The piece that has the character; undefined where none has. */
export function faceFor(char: string, weight: Weight): Face | undefined {
  const key = `${weight}${char}`;
  if (chosenFaces.has(key)) return chosenFaces.get(key);
  const codePoint = char.codePointAt(0) ?? 0;
  const face = candidates(codePoint)
    .map((script) => faceOf(script, weight))
    .find(({ has }) => has(codePoint));
  const found = face ?? sliceWith(codePoint, weight);
  const chosen = found?.has(codePoint) ? found : undefined;
  // Names can hold any of a hundred thousand characters; what is asked for again is kept, within limits.
  if (chosenFaces.size > 20_000) chosenFaces.clear();
  chosenFaces.set(key, chosen);
  return chosen;
}

/** What stands in for a character that no piece has. */
export function baseFace(weight: Weight): Face {
  return faceOf('latin', weight);
}

function candidates(codePoint: number): Script[] {
  if ((codePoint >= 0x600 && codePoint < 0x900) || (codePoint >= 0xfb50 && codePoint < 0xff00))
    return ['arabic'];
  return ['latin', 'latin-ext', 'vietnamese'];
}
