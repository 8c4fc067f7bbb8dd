// The looks that a person can choose, as the portal keeps them, and how to change them under an open screen.
import type { Page } from 'playwright-core';

export interface Look {
  theme: 'light' | 'dark' | 'bold';
  direction: 'ltr' | 'rtl';
}

export const LOOKS: readonly Look[] = (['ltr', 'rtl'] as const).flatMap((direction) =>
  (['light', 'dark', 'bold'] as const).map((theme) => ({ theme, direction })),
);

export const nameLook = ({ theme, direction }: Look): string => `${theme} ${direction}`;

/**
 * Chooses a look as another tab of the person would, and waits until every tag shows it. Right to left is Arabic, since no
 * other language runs that way. A page of the server alone follows what the browser prefers.
 */
export async function changeLook(page: Page, { theme, direction }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
  const stored = {
    settings: JSON.stringify({
      themeMode: theme === 'dark' ? 'dark' : 'light',
      themeContrast: theme === 'bold' ? 'bold' : 'default',
      themeDirection: direction,
    }),
    i18nextLng: direction === 'rtl' ? 'ar' : 'es',
  };
  await page.evaluate((entries) => {
    for (const [key, newValue] of Object.entries(entries)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, stored);
  await page.waitForFunction(
    ({ isDark, dir }) =>
      [...document.querySelectorAll('portal-login, portal-inscripcion-publica, portal-cliente')].every(
        (tag) =>
          tag.matches(':state(dark)') === isDark &&
          tag.shadowRoot?.querySelector('.root')?.getAttribute('dir') === dir,
      ),
    { isDark: theme === 'dark', dir: direction },
  );
}
