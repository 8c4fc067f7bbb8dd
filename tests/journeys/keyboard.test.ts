// The whole flow without a pointer.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, tabUntil } from './support/keyboard.ts';
import { DEMO, expectHeading, expectPath, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

/** Goes on by `key` to what is named so. */
const tabTo = (page: Page, name: RegExp, key = 'Tab'): Promise<void> =>
  tabUntil(page, name, async () => name.test(await focused(page)), key);

/** The title takes the focus a moment after it shows, wherever it was. */
const expectTitleFocused = (page: Page): Promise<void> => page.locator('h1:focus').first().waitFor();

/** What has the focus is seen to have it. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

test('the keyboard alone signs in with the focus always seen, skips the menu, walks to the courses, opens the settings and signs out', async ({
  journey,
}) => {
  const page = await journey.open('/portal/');
  await expectHeading(page, 'Ingrese a su cuenta');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isSeen(page), { message: await focused(page) }).toBe(true);
  }
  await tabTo(page, /Cédula, RUC, pasaporte o correo/, 'Shift+Tab');
  await page.keyboard.type(DEMO.identification);
  await tabTo(page, /^Contraseña/);
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);
  await expectTitleFocused(page);

  // The first stop on a screen is a way past the menu.
  await tabTo(page, /^Ir al contenido$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('portal-cliente main').evaluate((main) => main.matches(':focus')))
    .toBe(true);

  await tabTo(page, /^Cursos$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente/cursos');
  await expectHeading(page, 'Cursos');
  await expect.poll(() => focused(page)).toMatch(/^Cursos/);
  await expectTitleFocused(page);

  await tabTo(page, /Apariencia e idioma/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Apariencia e idioma');

  await tabTo(page, /^Cuenta de /);
  await page.keyboard.press('Enter');
  await tabTo(page, /Cerrar sesión/);
  await page.keyboard.press('Enter');
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
});

test('Enter on “Inscribirme” takes the focus to the title of the form', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByRole('article').filter({ hasText: 'Abierto' }).getByRole('link').first().press('Enter');
  await page.getByRole('link', { name: /^Inscribirme/ }).press('Enter');
  await page.waitForURL(/[?&]curso=/);
  // Only the form has this button.
  await page
    .getByRole('button', { name: /^(Continuar|Enviar|Confirmar)/ })
    .first()
    .waitFor();
  await expectTitleFocused(page);
});
