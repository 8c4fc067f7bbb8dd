// Waits until a change of theme or direction shows.
import type { Page } from 'playwright-core';

/** Every tag of the page that shows a screen has the requested theme and direction. */
export async function waitForLook(page: Page, look: { isDark: boolean; dir: 'ltr' | 'rtl' }): Promise<void> {
  await page.waitForFunction(
    ({ isDark, dir }) =>
      [...document.querySelectorAll('portal-login, portal-inscripcion-publica, portal-cliente')].every(
        (tag) =>
          tag.matches(':state(dark)') === isDark &&
          tag.shadowRoot?.querySelector('.root')?.getAttribute('dir') === dir,
      ),
    look,
  );
}
