/** Texts of one area in one language. Keys are checked by the compiler against the Spanish file. */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import type { Area, TextKey } from './areas.ts';
import { formatNumber } from './formatNumber.ts';
import { textsOf } from './i18n.ts';
import { languages } from './languages.ts';
import { fillTemplate, findTemplate } from './template.ts';

/** `count` chooses the plural form. Numbers are written as the language does; pass codes and years as strings. */
export interface Values {
  readonly count?: number;
  readonly [name: string]: string | number | undefined;
}

/** React nodes for placeholders; a `count` among them still chooses the plural form. */
export interface Nodes {
  readonly count?: number;
  readonly [name: string]: ReactNode;
}

export interface Translator<A extends Area> {
  /** A key that has no text gives itself; the compiler and `npm run check` see to it that none is missing. */
  (key: TextKey<A>, values?: Values): string;
  /** The same with React nodes in the placeholders: `t.rich('aviso', { enlace: <a …/> })`. */
  rich(key: TextKey<A>, nodes: Nodes): ReactNode[];
  /** For keys made from data, such as problem codes: true when there is such a text. */
  has(key: string): key is TextKey<A>;
}

/** First strong isolate … pop: a name or number filled in never reorders the Arabic around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

function createTranslator<A extends Area>(idioma: Idioma, area: A): Translator<A> {
  const { tag, locale, dir } = languages[idioma];
  const template = (key: string, count?: number): string | undefined =>
    findTemplate(textsOf(idioma, area) ?? {}, key, count, tag);
  const write = (value: string | number | undefined): string => {
    const text = typeof value === 'number' ? formatNumber(value, locale) : (value ?? '');
    return dir === 'rtl' ? isolate(text) : text;
  };
  const t = (key: string, values: Values = {}): string =>
    fillTemplate(template(key, values.count) ?? key, (name) => write(values[name])).join('');
  return Object.assign(t, {
    rich: (key: string, nodes: Nodes): ReactNode[] =>
      fillTemplate(template(key, nodes.count) ?? key, (name): ReactNode => {
        const node = nodes[name];
        const shown = typeof node === 'string' || typeof node === 'number' ? write(node) : node;
        return createElement(Fragment, { key: name }, shown);
      }),
    has: (key: string): key is TextKey<A> => template(key) !== undefined,
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
