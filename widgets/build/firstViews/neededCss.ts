// Splits the styles of a first view: what it is drawn with comes first, and what none of its nodes can match comes with the loader.
import { blocksOf } from './splitCss.ts';

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

/** Splits at a sign outside brackets. */
function divide(text: string, sign: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const one of text) {
    if (one === '(') depth += 1;
    if (one === ')') depth -= 1;
    if (one === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += one;
  }
  return parts;
}

/** Parentheses with at most three nested levels. */
const inBrackets = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const oneOf = new RegExp(`:(?:is|where)(${inBrackets})`, 'g');
const otherFunction = new RegExp(String.raw`::?[\w-]+(?:${inBrackets})?`, 'g');

/** False only if each selector names something that is not in the view. */
function canMatch(selectors: string, { words }: Vocabulary): boolean {
  return divide(selectors, ',').some((selector) => {
    let possible = true;
    const plain = selector
      .replace(/:disabled\b/g, '[disabled]')
      .replace(oneOf, (_, list: string) => {
        possible &&= canMatch(list.slice(1, -1), { words, styles: '' });
        return '';
      })
      .replace(otherFunction, '')
      .replace(/\[([\w-]+)[^\]]*\]/g, '[$1]');
    const named = plain.match(/\[[\w-]+\]|\.[\w-]+|[a-z][\w-]*/gi) ?? [];
    return possible && named.every((word) => words.has(word) || words.has(word.toLowerCase()));
  });
}

const variables = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The custom properties that are read, directly or through others. */
function namesRead(css: string): Set<string> {
  const made = new Map<string, string>();
  const found: string[] = [];
  for (const [, name = '', value = ''] of css.matchAll(/([\w-]+):([^{};]*)/g))
    if (name.startsWith('--')) made.set(name, `${made.get(name) ?? ''} ${value}`);
    else found.push(...variables(value));
  const read = new Set<string>();
  for (let name = found.pop(); name !== undefined; name = found.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    found.push(...variables(made.get(name) ?? ''));
  }
  return read;
}

type Piece = readonly [isNeeded: boolean, css: string];

interface Choice {
  /** Returns true if a declaration is needed. Without this function rules are not split. */
  readonly wanted?: ((declaration: string) => boolean) | undefined;
  /** True if the rules for print are needed. */
  readonly prints: boolean;
}

/** Splits a rule into one with the needed declarations and one with the others. */
function partRule(head: string, body: string, wanted: Choice['wanted']): Piece[] {
  const declarations = divide(body, ';').filter(Boolean);
  return [true, false].flatMap((isNeeded): Piece[] => {
    const some = declarations.filter((one) => (wanted?.(one) ?? true) === isNeeded);
    return some.length > 0 ? [[isNeeded, `${head}{${some.join(';')}}`]] : [];
  });
}

function piecesOf(css: string, vocabulary: Vocabulary, { wanted, prints }: Choice): Piece[] {
  const pieces: (readonly [boolean, string])[] = [];
  const put = (isNeeded: boolean, text: string): void => {
    const last = pieces.at(-1);
    if (last?.[0] === isNeeded) pieces[pieces.length - 1] = [isNeeded, last[1] + text];
    else pieces.push([isNeeded, text]);
  };
  for (const [head, body] of blocksOf(css)) {
    if (!prints && /^\s*@media print/.test(head)) put(false, `${head}{${body}}`);
    else if (/^\s*@(?:media|container)/.test(head))
      for (const [isNeeded, text] of piecesOf(body, vocabulary, { wanted, prints }))
        put(isNeeded, `${head}{${text}}`);
    else if (/^\s*@/.test(head)) put(true, `${head}{${body}}`);
    else if (!canMatch(head, vocabulary)) put(false, `${head}{${body}}`);
    else for (const [isNeeded, text] of partRule(head, body, wanted)) put(isNeeded, text);
  }
  return pieces;
}

const neededOf = (pieces: readonly Piece[]): string =>
  pieces.map(([isNeeded, css]) => (isNeeded ? css : '')).join('');

/**
 * The rules of a view's components that one of its nodes can match, including those for print: if the code never loads, nothing
 * else has them. They are removed when the app hydrates, which has its own.
 */
export const neededRules = (css: string, vocabulary: Vocabulary): string =>
  neededOf(piecesOf(css, vocabulary, { prints: true }));

/**
 * The rules of a sheet that a view needs, without custom properties that nothing reads.
 * @param others all else that may style the view
 * @param prints whether the rules for print are needed too, because perhaps no script ever loads the rest
 */
export function neededSheet(css: string, others: string, vocabulary: Vocabulary, prints = false): string {
  const kept = neededOf(piecesOf(css, vocabulary, { prints }));
  const read = namesRead(`${kept}${others}.style{${vocabulary.styles}}`);
  const wanted = (declaration: string): boolean => {
    const name = declaration.slice(0, declaration.indexOf(':')).trim();
    return !name.startsWith('--') || read.has(name);
  };
  return neededOf(piecesOf(css, vocabulary, { wanted, prints }));
}
