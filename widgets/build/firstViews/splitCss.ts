// Splits the static sheet of the tags: the usual rules, and those of looks that not every page asks for.
import type { Selector, SelectorComponent } from 'lightningcss';
import { transformCss } from './transformCss.ts';

/** States of the person's settings and of a look that depends on the page. */
const later = /^(?:dark|bold|preset-|marco-)/;

const isOfLook = (part: SelectorComponent): boolean => {
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'state') return later.test(part.state);
  const inner = 'selectors' in part ? (part.selectors as Selector | Selector[] | null) : null;
  return inner?.flat().some(isOfLook) ?? false;
};

export interface SplitCss {
  readonly usual: string;
  /** Comes after `usual`: each of its rules is more specific than those, so that order matters only among themselves. */
  readonly other: string;
}

export function splitCss(css: string): SplitCss {
  const rulesOf = (look: boolean): string =>
    transformCss(css, {
      Rule: { style: ({ value }) => (value.selectors.flat().some(isOfLook) === look ? undefined : []) },
    });
  return { usual: rulesOf(false), other: rulesOf(true) };
}
