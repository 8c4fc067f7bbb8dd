/**
 * Splits a line of text into runs to draw from left to right, each in one font. Reverses text from right to left
 * (UAX #9). Removes characters without a font, or replaces them by question marks, so that no empty boxes appear.
 */
import createBidi from 'bidi-js';
import { baseFace, type Face, faceFor, type Weight } from './fonts.ts';

export interface Run {
  face: Face;
  text: string;
  /** Arabic: pdfkit must shape the run as one piece from right to left, because letters change with their neighbours. */
  fromRight: boolean;
  /** Its place on the line, counted from the left; the list of runs is in reading order. */
  place: number;
}

export interface TextLine {
  text: string;
  /** The whole text, of which this is a line, begins with a word from right to left. */
  rtl: boolean;
}

const bidi = createBidi();

/** More marks on one letter would cover the lines above it. */
const marksMax = 3;

/** Removes what cannot be drawn from a typed text. Keeps isolate characters, because Arabic amounts have them. */
export function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      // Intl uses spaces that no font has.
      .replace(/[\u00A0\u202F\u2009]/g, ' ')
      // Removes direction overrides, which make a text look like another one, and other invisible characters.
      .replace(/[\u202A-\u202E]/g, '')
      .replace(/(?![\u2066-\u2069\u200E\u200F\u061C])[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replace(/\p{Cc}/gu, ' ')
      .replace(new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu'), '$1')
  );
}

const invisible = /[\u2066-\u2069\u200E\u200F\u061C]/;
/** A text to be read out, without the characters that only control how it is drawn. */
export const spoken = (text: string): string => clean(text).replace(new RegExp(invisible, 'g'), '');

const turns = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u2066-\u2069]/;

/** True if the first letter with a direction is written from right to left, whatever the language of the page. */
export function isRtl(text: string): boolean {
  return turns.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/** Splits a line that went through `clean`. */
export function runsOf({ text, rtl }: TextLine, weight: Weight): Run[] {
  if (!rtl && !turns.test(text)) return order([{ text, level: 0 }], weight);
  const embedding = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const found: { text: string; level: number }[] = [];
  let at = 0;
  for (const char of text) {
    const level = embedding.levels[at] ?? 0;
    const last = found.at(-1);
    if (last?.level === level) last.text += char;
    else found.push({ text: char, level });
    at += char.length;
  }
  return order(found, weight);
}

/** Cuts runs where the font changes, and sets their places on the line (rule L2 of UAX #9). */
function order(runs: { text: string; level: number }[], weight: Weight): Run[] {
  const inReading = runs.flatMap(({ text, level }) =>
    cut(text, weight, level % 2 === 1).map((run) => ({ ...run, level, place: 0 })),
  );
  const onPaper = [...inReading];
  const highest = Math.max(0, ...inReading.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let i = 0; i < onPaper.length; i += 1) {
      let end = i;
      while ((onPaper[end]?.level ?? -1) >= level) end += 1;
      if (end > i + 1) onPaper.splice(i, end - i, ...onPaper.slice(i, end).reverse());
      i = Math.max(i, end);
    }
  }
  for (const [place, run] of onPaper.entries()) run.place = place;
  return inReading;
}

function cut(text: string, weight: Weight, fromRight: boolean): Omit<Run, 'place'>[] {
  const runs: Omit<Run, 'place'>[] = [];
  for (const char of text) {
    if (invisible.test(char)) continue;
    const last = runs.at(-1);
    // A space gets the font of the word before it, so that Arabic words are shaped together.
    const found = char === ' ' && last?.face.has(32) ? last.face : faceFor(char, weight);
    // Leaves out a mark without a font; its letter can be read without it.
    if (!found && /\p{M}/u.test(char)) continue;
    const face = found ?? baseFace(weight);
    const written = found ? (fromRight && bidi.getMirroredCharacter(char)) || char : '?';
    if (last?.face === face) last.text += written;
    else runs.push({ face, text: written, fromRight: fromRight && face.isArabic });
  }
  // Shaping reverses Arabic letters; other text from right to left is reversed here.
  return runs.map((run) =>
    fromRight && !run.fromRight ? { ...run, text: [...run.text].reverse().join('') } : run,
  );
}
