/**
 * Chooses the font for each character of a document: Public Sans, IBM Plex Sans for Arabic, Noto Sans for Chinese, or DejaVu Sans,
 * which has the Greek, the Cyrillic, the subscripts and the signs that the others lack. A font comes in several files by script, and
 * a character uses the first file that has it, so one line can mix scripts. Files are read when a character needs them, and a document
 * holds only the letters that it uses. The Arabic font draws letters together with their dots; with fonts that
 * draw dots separately, text in a PDF cannot be copied or searched.
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
  wide: 'dejavu-sans/files/dejavu-sans-latin',
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
} as const;

type Script = keyof typeof files;

export interface Face {
  /** The name under which each document registers the font. */
  name: string;
  isArabic: boolean;
  data: Buffer;
  /** The distance from the top of a line to its baseline, divided by the font size. */
  ascent: number;
  has: (codePoint: number) => boolean;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Face>();

function openFace(name: string, file: string, isArabic: boolean): Face {
  const known = loaded.get(name);
  if (known) return known;
  const data = unwrapWoff(readFileSync(require.resolve(`@fontsource/${file}-normal.woff`)));
  const font = fontkit.create(data) as fontkit.Font;
  const face = {
    name,
    isArabic,
    data,
    ascent: font.ascent / font.unitsPerEm,
    has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
  };
  loaded.set(name, face);
  return face;
}

function faceOf(script: Script, weight: Weight): Face {
  return openFace(`${script}-${weight}`, `${files[script]}-${weight}`, script === 'arabic');
}

/**
 * Finds the Chinese file with a character. The font comes in about a hundred files, because opening the whole font takes
 * some seconds.
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
  // {"[4]": "U+1f1e9-1f1f5,U+1f21a"}. Names without brackets are scripts that other fonts have.
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

/** Caches the font of each character and weight, because searching the fonts for every letter is slow. */
const chosenFaces = new Map<string, Face | undefined>();

/** Returns the font that has the character; undefined if none has. */
export function faceFor(char: string, weight: Weight): Face | undefined {
  const key = `${weight}${char}`;
  if (chosenFaces.has(key)) return chosenFaces.get(key);
  const codePoint = char.codePointAt(0) ?? 0;
  const chosen = candidates(codePoint, weight).find((face) => face?.has(codePoint));
  // Limits the cache, because names can contain any of a hundred thousand characters.
  if (chosenFaces.size > 20_000) chosenFaces.clear();
  chosenFaces.set(key, chosen);
  return chosen;
}

/** The font of the question mark that replaces a character without a font. */
export function baseFace(weight: Weight): Face {
  return faceOf('latin', weight);
}

/** The fonts that may have the character, the best first; each is opened when its turn comes. */
function* candidates(codePoint: number, weight: Weight): Generator<Face | undefined> {
  if ((codePoint >= 0x600 && codePoint < 0x900) || (codePoint >= 0xfb50 && codePoint < 0xff00)) {
    yield faceOf('arabic', weight);
    yield sliceWith(codePoint, weight);
    return;
  }
  for (const script of ['latin', 'latin-ext', 'vietnamese'] as const) yield faceOf(script, weight);
  yield sliceWith(codePoint, weight);
  yield faceOf('wide', weight);
}
