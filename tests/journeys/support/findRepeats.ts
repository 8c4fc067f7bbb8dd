// Finds what a screen says twice in a row: a heading that another one has said, or an introduction or a question that only
// says its heading again.
import type { Page } from 'playwright-core';

/**
 * A line for each repeat, of the open dialog if there is one. Headings only for screen readers count too. Lists name their
 * rows by headings that may be alike, so those are left out.
 */
export function findRepeats(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Said {
      readonly text: string;
      readonly isHeading: boolean;
    }
    const squeeze = (text: string) =>
      text
        .replace(/[\u200E\u200F\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
    const deepAll = (root: Document | ShadowRoot | Element): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? deepAll(one.shadowRoot) : []),
      ]);
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true], li, article');
    /** The number under a name is no part of the name. */
    const nameOf = (one: Element) => {
      const copy = one.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('small')) part.remove();
      return squeeze(copy.textContent ?? '');
    };
    const all = deepAll(document);
    const modal = all.filter((one) => one.matches('dialog:modal')).at(-1);
    const said = (modal ? deepAll(modal) : all).flatMap((one): Said[] => {
      const isHeading = one.matches('h1, h2, h3, h4, h5, [data-rank]');
      if (!isHeading && !one.matches('legend, [data-rank] + p, header > p')) return [];
      return isShown(one) ? [{ text: nameOf(one), isHeading }] : [];
    });
    const repeats: string[] = [];
    const headings = new Set<string>();
    for (const [index, { text, isHeading }] of said.entries()) {
      if (isHeading && headings.has(text.toLowerCase())) repeats.push(`two headings say “${text}”`);
      if (isHeading) headings.add(text.toLowerCase());
      // Back to the heading of its own part; an introduction may be in between.
      for (let before = index - 1; before >= 0 && !isHeading; before -= 1) {
        const earlier = said[before];
        if (!earlier) break;
        const [own, theirs] = [wordsOf(text), wordsOf(earlier.text)];
        const shared = [...own].filter((word) => theirs.has(word)).length;
        const isSame = text.toLowerCase() === earlier.text.toLowerCase();
        if (isSame || (shared > 1 && shared / new Set([...own, ...theirs]).size > 0.5))
          repeats.push(`“${text}” says “${earlier.text}” again`);
        if (earlier.isHeading) break;
      }
    }
    return repeats;
  });
}
