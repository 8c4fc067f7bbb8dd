// Moves through a page without a pointer.
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from '../../support/patience.ts';

/** The accessible name, or else the text, of what has the focus, shadow roots included. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : undefined;
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would also name what only another width shows
    const seen = element instanceof HTMLElement ? element.innerText : '';
    return (element?.getAttribute('aria-label') ?? label ?? seen).trim();
  });

/** Presses Tab, or `key`, until `isThere`; the target may not have been rendered yet. */
export async function tabUntil(
  page: Page,
  what: string | RegExp,
  isThere: () => Promise<boolean>,
  key = 'Tab',
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${what}; it is on “${await focused(page)}”.`);
}

/** Presses Tab until the element of this name has the focus, if it does not yet. A text must be the whole name. */
export const tabTo = (page: Page, name: string | RegExp): Promise<void> =>
  tabUntil(page, name, async () => {
    const current = await focused(page);
    return typeof name === 'string' ? current === name : name.test(current);
  });
