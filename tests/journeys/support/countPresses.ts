// Counts what a person presses, as the page itself hears it, so that no step of a journey can go uncounted.
import type { Page } from 'playwright-core';

declare const notePress: (pressed: string) => void;

/**
 * Returns what was pressed by a pointer or chosen in a list since then, in order, by its words, on whatever pages the tab has
 * shown. One press that is there twice was made again, because what was to be pressed had moved away under the pointer.
 */
export async function countPresses(page: Page): Promise<() => readonly string[]> {
  const presses: string[] = [];
  await page.exposeFunction('notePress', (pressed: string) => {
    presses.push(pressed);
  });
  const listen = () => {
    const note = (event: Event) => {
      const [pressed] = event.composedPath();
      if (event.type === 'input' && !(pressed instanceof HTMLSelectElement)) return;
      const words = pressed instanceof Element ? (pressed.closest('button, a') ?? pressed).textContent : '';
      // Playwright prevents, a moment later, a press whose target has moved away, and makes it again.
      setTimeout(() => {
        if (!event.defaultPrevented) notePress(`${event.type} ${words.trim()}`);
      });
    };
    for (const type of ['pointerdown', 'input']) addEventListener(type, note, true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => presses;
}
