// Going about a page without a pointer.
import type { Page } from 'playwright-core';

/** The accessible name, or else the text, of what has the focus, shadow roots included. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : undefined;
    // biome-ignore lint/performance/useDomNodeTextContent: what another width shows instead is no part of it
    const seen = element instanceof HTMLElement ? element.innerText : '';
    return (element?.getAttribute('aria-label') ?? label ?? seen).trim();
  });

/** Goes by Tab to what is named so (wholly, by a text); stays where that has the focus already. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const current = await focused(page);
    if (typeof name === 'string' ? current === name : name.test(current)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${name}; it is on “${await focused(page)}”.`);
}
