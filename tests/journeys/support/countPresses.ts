// Counts what a person presses, as the page itself hears it, so that no step of a journey can go uncounted.
import type { Page } from 'playwright-core';

declare const notePress: () => void;

/** Returns how often a pointer was pressed or a choice made in a list since then, on whatever pages the tab has shown. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => {
    presses += 1;
  });
  const listen = () => {
    addEventListener('pointerdown', () => notePress(), true);
    addEventListener(
      'input',
      (event) => event.composedPath()[0] instanceof HTMLSelectElement && notePress(),
      true,
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => presses;
}
