/** Texts of one area in one language. Keys are checked by the compiler against the Spanish file. */
import type { ReactNode } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import type { Area, TextKey } from './areas.ts';
import { i18n } from './i18n.ts';
import { languages } from './languages.ts';

/** `count` chooses the plural form. Numbers are written as the language does; pass codes and years as strings. */
export interface Values {
  readonly count?: number;
  readonly [name: string]: string | number | undefined;
}

export interface Translator<A extends Area> {
  (key: TextKey<A>, values?: Values): string;
  /** The same with React nodes in the placeholders: `t.rich('aviso', { enlace: <a …/> })`. */
  rich(key: TextKey<A>, nodes: Readonly<Record<string, ReactNode>>): ReactNode[];
  /** For keys made from data, such as problem codes: true when there is such a text. */
  has(key: string): key is TextKey<A>;
}

/** Private-use characters that stand where a node goes; they never occur in a text. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

function createTranslator<A extends Area>(idioma: Idioma, area: A): Translator<A> {
  const lng = languages[idioma].tag;
  const instance = i18n();
  const t = (key: string, values?: Values): string => instance.t(key, { ...values, lng, ns: area });
  return Object.assign(t, {
    rich: (key: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode[] => {
      const marks = Object.keys(nodes).map((name) => [name, `${OPEN}${name}${CLOSE}`] as const);
      return t(key, Object.fromEntries(marks))
        .split(OPEN)
        .flatMap((piece) => {
          const end = piece.indexOf(CLOSE);
          return end < 0 ? [piece] : [nodes[piece.slice(0, end)], piece.slice(end + 1)];
        });
    },
    has: (key: string): key is TextKey<A> => instance.exists(key, { lng, ns: area }),
  });
}

const translators = new Map<string, unknown>();

/** The translator of an area in a language: the same function each time, so it may stand in dependency lists. */
export function translator<A extends Area>(idioma: Idioma, area: A): Translator<A> {
  const key = `${idioma}/${area}`;
  if (!translators.has(key)) translators.set(key, createTranslator(idioma, area));
  // The key says the area, so what lies under it is of that area.
  return translators.get(key) as Translator<A>;
}
