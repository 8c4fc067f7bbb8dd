// Counts what a person presses, as the page itself hears it, so that no step of a journey can go uncounted.
import type { Page } from 'playwright-core';

declare const notePress: (pressed: string) => void;

/**
 * Returns a function that lists what was pressed by a pointer or chosen in a list since then, in order, by its words, on all
 * pages that the tab has shown. A press that Playwright repeats, because its target had moved away under the pointer, counts once.
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
      // If the target has moved away, Playwright prevents the press a moment later, and retries it.
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
