// The looks that a person can choose, as the portal keeps them, and how to change them under an open screen.
import type { Page } from 'playwright-core';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { waitForLook } from '../browser/waitForLook.ts';

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
  const idioma = direction === 'rtl' ? 'ar' : 'es';
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
  await storeAsAnotherTab(page, {
    settings: JSON.stringify({
      themeMode: theme === 'dark' ? 'dark' : 'light',
      themeContrast: theme === 'bold' ? 'bold' : 'default',
      themeDirection: direction,
    }),
    i18nextLng: idioma,
  });
  await waitForLook(page, { isDark: theme === 'dark', dir: direction });
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('portal-login, portal-inscripcion-publica, portal-cliente')].every(
        ({ shadowRoot }) => shadowRoot?.querySelector(`.root[lang|=${wanted}]`),
      ),
    idioma,
  );
}
