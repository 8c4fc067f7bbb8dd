/**
 * A line of text as stretches to draw from left to right, each in one face: what is written from right to left is turned
 * round (UAX #9), and what nobody can draw is taken out or becomes a question mark, never an empty box.
 */
import createBidi from 'bidi-js';
import { baseFace, type Face, faceFor, type Weight } from './fonts.ts';

export interface Run {
  face: Face;
  text: string;
  /** To be shaped as one piece from right to left: Arabic letters change with their neighbours. */
  fromRight: boolean;
  /** Its place on the line, counted from the left; the stretches themselves come in the order of reading. */
  place: number;
}

export interface TextLine {
  text: string;
  /** The text that it is of begins with a word that is written from right to left. */
  rtl: boolean;
}

const bidi = createBidi();

/** More marks on one letter would climb over the lines above it. */
const marksMax = 3;

/** What can be drawn of a text that anybody may have typed. Isolates stay: amounts in Arabic have them. */
export function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      // Intl separates thousands with spaces that no font has.
      .replace(/[\u00A0\u202F\u2009]/g, ' ')
      // Overrides make a text look like another one; the rest of these is to be seen nowhere.
      .replace(/[\u202A-\u202E]/g, '')
      .replace(/(?![\u2066-\u2069\u200E\u200F\u061C])[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replace(/\p{Cc}/gu, ' ')
      .replace(new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu'), '$1')
  );
}

const invisible = /[\u2066-\u2069\u200E\u200F\u061C]/;
const turns = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u2066-\u2069]/;

/** By the first letter that has a direction, wherever it stands: a Spanish name is read the same on an Arabic page. */
export function isRtl(text: string): boolean {
  return turns.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/** A line of what `clean` gave. */
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

/** Each run cut where the face changes, and the places that the pieces have on paper (rule L2). */
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
    // A space is of the word before it: Arabic words are shaped together.
    const found = char === ' ' && last?.face.has(32) ? last.face : faceFor(char, weight);
    // A mark without a face is left out: its letter says enough.
    if (!found && /\p{M}/u.test(char)) continue;
    const face = found ?? baseFace(weight);
    const written = found ? (fromRight && bidi.getMirroredCharacter(char)) || char : '?';
    if (last?.face === face) last.text += written;
    else runs.push({ face, text: written, fromRight: fromRight && face.isArabic });
  }
  // Only Arabic letters are turned by whoever shapes them; anything else at their side is turned here.
  return runs.map((run) =>
    fromRight && !run.fromRight ? { ...run, text: [...run.text].reverse().join('') } : run,
  );
}
