// Splits the styles of a first view: what it is drawn with comes first, and what none of its nodes can match comes with the loader.
import type { Declaration, MediaQuery, Selector, SelectorComponent, Variable } from 'lightningcss';
import { transformCss } from './transformCss.ts';

/** All that a first view's nodes consist of. */
export interface Vocabulary {
  /** Element names, classes with their dot, and attribute names in brackets. */
  readonly words: ReadonlySet<string>;
  /** Values of `style`, which name custom properties. */
  readonly styles: string;
}

/** The spinner in a button that was pressed, and the box that says that the code did not load. */
const ahead = ['.mount', '.fallo', 'i', 'button', 'p', '[aria-busy]', '[aria-disabled]', '[open]'];
const boxStyle = 'background:var(--portal-error-tint);color:var(--portal-error);font:var(--portal-font);';

export function vocabularyOf(markups: Iterable<string>): Vocabulary {
  const words = new Set(ahead);
  let styles = boxStyle;
  for (const markup of markups)
    for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
      words.add(tag);
      for (const [, name, value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        words.add(`[${name}]`);
        if (name === 'class') for (const one of value.split(' ')) words.add(`.${one}`);
        if (name === 'style') styles += `${value};`;
      }
    }
  return { words, styles };
}

/** False only if a selector names something that is not in the view. */
function canMatch(selectors: readonly Selector[], { words }: Vocabulary): boolean {
  const isThere = (part: SelectorComponent): boolean => {
    switch (part.type) {
      case 'class':
        return words.has(`.${part.name}`);
      case 'type':
        return words.has(part.name) || words.has(part.name.toLowerCase());
      case 'attribute':
        return words.has(`[${part.name}]`);
      case 'pseudo-class':
        if (part.kind === 'disabled') return words.has('[disabled]');
        return (
          (part.kind !== 'is' && part.kind !== 'where') || part.selectors.some((one) => one.every(isThere))
        );
      default:
        return true;
    }
  };
  return selectors.some((selector) => selector.every(isThere));
}

const isForPrint = ({ mediaType, qualifier }: MediaQuery): boolean => mediaType === 'print' && !qualifier;

/**
 * The rules that one of a view's nodes can match.
 * @param prints whether those for paper are needed too
 */
const matchingRules = (css: string, vocabulary: Vocabulary, prints: boolean): string =>
  transformCss(css, {
    Rule: {
      media: ({ value }) => (!prints && value.query.mediaQueries.some(isForPrint) ? [] : undefined),
      style: ({ value }) => (canMatch(value.selectors, vocabulary) ? undefined : []),
    },
  });

/** The custom properties that a value reads. */
function readIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(readIn);
  const { type, value: variable } = value as { type?: unknown; value?: Variable };
  return type === 'var' && variable ? [variable.name.ident, ...below] : below;
}

/** The custom properties that are read, directly or through others. */
function namesRead(css: string): Set<string> {
  const made = new Map<string, string[]>();
  const found: string[] = [];
  transformCss(css, {
    DeclarationExit(declaration) {
      const names = readIn(declaration);
      if (declaration.property !== 'custom') found.push(...names);
      else made.set(declaration.value.name, [...(made.get(declaration.value.name) ?? []), ...names]);
    },
  });
  const read = new Set<string>();
  for (let name = found.pop(); name !== undefined; name = found.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    found.push(...(made.get(name) ?? []));
  }
  return read;
}

/**
 * The rules of a view's components that one of its nodes can match, including those for print: if the code never loads, nothing
 * else brings them. They are removed on hydration, because the app brings its own.
 */
export const neededRules = (css: string, vocabulary: Vocabulary): string =>
  matchingRules(css, vocabulary, true);

/**
 * The rules of a sheet that a view needs, without custom properties that nothing reads.
 * @param others all else that may style the view
 * @param prints whether the rules for paper are needed too, as no script may come that brings the rest
 */
export function neededSheet(css: string, others: string, vocabulary: Vocabulary, prints = false): string {
  const kept = matchingRules(css, vocabulary, prints);
  const read = namesRead(`${kept}${others}.style{${vocabulary.styles}}`);
  const isUnread = ({ property, value }: Declaration): boolean =>
    property === 'custom' && value.name.startsWith('--') && !read.has(value.name);
  return transformCss(kept, {
    DeclarationExit(declaration) {
      return isUnread(declaration) ? [] : undefined;
    },
  });
}
