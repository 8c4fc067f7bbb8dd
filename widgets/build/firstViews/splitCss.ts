// Splits the static sheet of the tags: the usual rules, and those of looks that not every page asks for.

/** States of the person's settings and of a look that depends on the page. */
const later = /:state\((?:dark|bold|preset-|marco-)/;

export interface SplitCss {
  readonly usual: string;
  /** Comes after `usual`: each of its rules is more specific than those, so that order matters only among themselves. */
  readonly other: string;
}

/** @param css without comments */
export function splitCss(css: string): SplitCss {
  const parts = { usual: '', other: '' };
  for (const [head, body] of blocksOf(css)) {
    if (/^\s*@(?:media|container)/.test(head)) {
      const inner = splitCss(body);
      if (inner.usual) parts.usual += `${head}{${inner.usual}}`;
      if (inner.other) parts.other += `${head}{${inner.other}}`;
    } else parts[later.test(head) ? 'other' : 'usual'] += `${head}{${body}}`;
  }
  return parts;
}

/** Each rule as what is before its braces and what is inside. */
export function blocksOf(css: string): [head: string, body: string][] {
  const blocks: [string, string][] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    blocks.push([css.slice(start, open), css.slice(open + 1, index)]);
    start = index + 1;
  }
  return blocks;
}
