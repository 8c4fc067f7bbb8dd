// Waits until a page shows what it will show.
import type { Page } from 'playwright-core';

/** Every tag shows a heading, nothing is being loaded, and the fonts and finite animations are done. */
export async function whenStill(page: Page): Promise<void> {
  // The tag of the whole portal contains one of the others once its code is loaded.
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => {
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
      );
    return (
      !isMoving &&
      document.fonts.status === 'loaded' &&
      [...document.querySelectorAll('portal-login, portal-inscripcion-publica, portal-cliente')].every(
        (tag) => {
          const root = tag.shadowRoot;
          return root?.querySelector('h1, h2, h3') && !root.querySelector('[aria-busy=true]');
        },
      )
    );
  });
}
