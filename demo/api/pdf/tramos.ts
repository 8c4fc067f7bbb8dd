/**
 * A line of text as stretches to draw from left to right, each in one face: what is written from right to left is turned
 * round (UAX #9), and what nobody can draw is taken out or becomes a question mark, never an empty box.
 */
import createBidi from 'bidi-js';
import { type Peso, type Pieza, piezaBase, piezaPara } from './fuentes.ts';

export interface Tramo {
  pieza: Pieza;
  texto: string;
  /** To be shaped as one piece from right to left: Arabic letters change with their neighbours. */
  deDerecha: boolean;
  /** Its place on the line, counted from the left; the stretches themselves come in the order of reading. */
  lugar: number;
}

export interface Linea {
  texto: string;
  /** The text that it is of begins with a word that is written from right to left. */
  rtl: boolean;
}

const bidi = createBidi();

/** More marks on one letter would climb over the lines above it. */
const marcasMax = 3;

/** What can be drawn of a text that anybody may have typed. Isolates stay: amounts in Arabic have them. */
export function limpiar(texto: string): string {
  return (
    texto
      .normalize('NFC')
      // Intl separates thousands with spaces that no font has.
      .replace(/[\u00A0\u202F\u2009]/g, ' ')
      // Overrides make a text look like another one; the rest of these is to be seen nowhere.
      .replace(/[\u202A-\u202E]/g, '')
      .replace(/(?![\u2066-\u2069\u200E\u200F\u061C])[\p{Cf}\p{Variation_Selector}]/gu, '')
      .replace(/\p{Cc}/gu, ' ')
      .replace(new RegExp(`(\\p{M}{${marcasMax}})\\p{M}+`, 'gu'), '$1')
  );
}

const invisible = /[\u2066-\u2069\u200E\u200F\u061C]/;
const turns = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u2066-\u2069]/;

/** By the first letter that has a direction, wherever it stands: a Spanish name is read the same on an Arabic page. */
export function isRtl(texto: string): boolean {
  return turns.test(texto) && bidi.getEmbeddingLevels(texto).paragraphs[0]?.level === 1;
}

/** A line of what `limpiar` gave. */
export function tramosDe({ texto, rtl }: Linea, peso: Peso): Tramo[] {
  if (!rtl && !turns.test(texto)) return ordenar([{ texto, nivel: 0 }], peso);
  const embedding = bidi.getEmbeddingLevels(texto, rtl ? 'rtl' : 'ltr');
  const runs: { texto: string; nivel: number }[] = [];
  let at = 0;
  for (const char of texto) {
    const nivel = embedding.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.nivel === nivel) last.texto += char;
    else runs.push({ texto: char, nivel });
    at += char.length;
  }
  return ordenar(runs, peso);
}

/** Each run cut where the face changes, and the places that the pieces have on paper (rule L2). */
function ordenar(runs: { texto: string; nivel: number }[], peso: Peso): Tramo[] {
  const leidos = runs.flatMap(({ texto, nivel }) =>
    cortar(texto, peso, nivel % 2 === 1).map((tramo) => ({ ...tramo, nivel, lugar: 0 })),
  );
  const escritos = [...leidos];
  const highest = Math.max(0, ...leidos.map(({ nivel }) => nivel));
  for (let level = highest; level > 0; level -= 1) {
    for (let i = 0; i < escritos.length; i += 1) {
      let end = i;
      while ((escritos[end]?.nivel ?? -1) >= level) end += 1;
      if (end > i + 1) escritos.splice(i, end - i, ...escritos.slice(i, end).reverse());
      i = Math.max(i, end);
    }
  }
  for (const [lugar, tramo] of escritos.entries()) tramo.lugar = lugar;
  return leidos;
}

function cortar(texto: string, peso: Peso, deDerecha: boolean): Omit<Tramo, 'lugar'>[] {
  const tramos: Omit<Tramo, 'lugar'>[] = [];
  for (const char of texto) {
    if (invisible.test(char)) continue;
    const last = tramos.at(-1);
    // A space is of the word before it: Arabic words are shaped together.
    const pieza = char === ' ' && last?.pieza.tiene(32) ? last.pieza : piezaPara(char, peso);
    // A mark without a face is left out: its letter says enough.
    if (!pieza && /\p{M}/u.test(char)) continue;
    const face = pieza ?? piezaBase(peso);
    const written = pieza ? (deDerecha && bidi.getMirroredCharacter(char)) || char : '?';
    if (last?.pieza === face) last.texto += written;
    else tramos.push({ pieza: face, texto: written, deDerecha: deDerecha && face.isArabic });
  }
  // Only Arabic letters are turned by whoever shapes them; anything else at their side is turned here.
  return tramos.map((tramo) =>
    deDerecha && !tramo.deDerecha ? { ...tramo, texto: [...tramo.texto].reverse().join('') } : tramo,
  );
}
