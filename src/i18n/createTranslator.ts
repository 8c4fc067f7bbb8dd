/** Texts of one area in one language, as screens ask for them: i18next's fixed `t`, and React nodes in placeholders. */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Area, TextKey } from './areas.ts';
import { formatValue } from './formatValue.ts';
import { i18n } from './i18n.ts';

/** `count` chooses the plural form. Numbers are formatted for the language; pass codes and years as strings. */
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
  /** Returns the key if it has no text; the compiler and `npm run check` make sure that none is missing. */
  (key: TextKey<A>, values?: Values): string;
  /** Translates with React nodes in the placeholders: `t.rich('aviso', { enlace: <a …/> })`. */
  rich(key: TextKey<A>, nodes: Nodes): ReactNode[];
  /** True if there is such a text. Needed for keys made from data, such as problem codes. */
  has(key: string): key is TextKey<A>;
}

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/;

/** i18next's `t` of one language and area, with unchecked keys. */
export type FixedT = (key: string, options: object) => string;

/** @param lng i18next's code of the language that `fixed` speaks */
export function createTranslator<A extends Area>(fixed: FixedT, lng: string, ns: A): Translator<A> {
  // `replace` keeps values from being taken for options of i18next. No text includes another, so `nest` spares the search.
  const t = (key: string, values: Values = {}): string =>
    fixed(key, { replace: values, nest: false, ...(values.count !== undefined && { count: values.count }) });
  return Object.assign(t, {
    // i18next's Trans would parse the text as markup, including what a person typed.
    rich(key: string, { count, ...nodes }: Nodes): ReactNode[] {
      const text = fixed(key, { skipInterpolation: true, ...(count !== undefined && { count }) });
      // The pattern has a group: words are at even places, names at odd ones.
      return text.split(PLACEHOLDER).map((piece, index) => {
        if (index % 2 === 0) return piece;
        const node = piece === 'count' ? count : nodes[piece];
        return createElement(Fragment, { key: piece }, formatValue(node, lng) as ReactNode);
      });
    },
    has: (key: string): key is TextKey<A> => i18n.exists(key, { lng, ns, returnObjects: false }),
  });
}
