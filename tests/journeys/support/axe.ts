// Runs axe-core in a page, through every open shadow root, and returns what it objects to, in words.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** WCAG 2.2 AA and axe's own good practice. One line per element that fails. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so the page's policy neither blocks nor reports it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const { violations } = await page.evaluate(async (): Promise<AxeResult> => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } };
    return axe.run({
      preload: false,
      // Rules that passed are of no use here, and gathering them takes half of the time.
      resultTypes: ['violations'],
      // axe sends messages to frames; one without scripts, such as a mail's, refuses them with a warning.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} — ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}

/**
 * Controls whose accessible name does not begin with their visible words (WCAG 2.5.3): people who use speech input cannot call
 * them by these words. None of axe's rules above checks it. Initials and signs do not count as words.
 */
export function findMisnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const squeeze = (text: string) =>
      text
        .replace(/[\u200E\u200F\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    const isSeen = (text: Text) => {
      const holder = text.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('[aria-hidden=true]'))
        return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A text that is only for screen readers is cut down to a pixel.
      return holder.getBoundingClientRect().width > 1 && range.getClientRects().length > 0;
    };
    const wordsOn = (element: Element): string => {
      const found: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isSeen(node as Text)) found.push(node.textContent ?? '');
      return squeeze(found.join(' '));
    };
    const roots: (Document | ShadowRoot)[] = [document];
    const wrong: string[] = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const isControl = element.matches('a[href], button, summary, [role=button], [role=link], [role=tab]');
        const name = isControl ? element.getAttribute('aria-label') : null;
        const words = name === null ? '' : wordsOn(element);
        if (words && !squeeze(name ?? '').startsWith(words)) wrong.push(`“${words}” is called “${name}”`);
      }
    }
    return wrong;
  });
}
