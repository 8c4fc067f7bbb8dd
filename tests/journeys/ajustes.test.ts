// Theme, layout, direction, language: changed in the settings panel, seen at once on every tag, remembered after a reload.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeByEscape, expectHeading, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

const openSettings = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Apariencia e idioma' }).click();

/** The page's background as it is painted. */
const background = (page: Page): Promise<string> =>
  page.locator('portal-cliente').evaluate((tag) => {
    const base = tag.shadowRoot?.querySelector('[part~=base]');
    return base ? getComputedStyle(base).backgroundColor : '';
  });

/** The colour of links and of what is chosen. */
const accent = (page: Page): Promise<string> =>
  page
    .locator('portal-cliente [part~=base]')
    .evaluate((base) => getComputedStyle(base).getPropertyValue('--portal-accent'));

const settings = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}'));

test('the dark theme is there at once and after a reload, and never on paper', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  const light = await background(page);
  const lightAccent = await accent(page);
  await openSettings(page);
  await page.getByLabel('Oscuro').check();
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await page.reload();
  await expectHeading(page, /^Hola, /);
  await expect.poll(() => background(page)).toBe(dark);
  expect(await settings(page)).toMatchObject({ themeMode: 'dark' });
  await expect.poll(() => accent(page)).not.toBe(lightAccent);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => accent(page)).toBe(lightAccent);
});

test('the automatic theme follows the device as it changes, and after a reload', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(light);
  await openSettings(page);
  await page.getByLabel('Automático').check();
  await expect.poll(() => background(page)).not.toBe(light);
  expect(await settings(page)).toMatchObject({ themeMode: 'system' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectHeading(page, /^Hola, /);
  await expect.poll(() => background(page)).not.toBe(light);
});

test('the menu can stand at the side, small, or across the top', async ({ journey }) => {
  const { another } = journey;
  const wide = await another({ viewport: { width: 1440, height: 900 } });
  const page = await openSignedIn(wide.open);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const width = async (): Promise<number> => Math.round((await menu.boundingBox())?.width ?? 0);
  expect(await width()).toBeLessThanOrEqual(88);
  await page.getByRole('button', { name: 'Ampliar el menú' }).click();
  await expect.poll(width).toBeGreaterThan(240);
  expect(await width()).toBeLessThanOrEqual(280);
  await openSettings(page);
  await page.getByLabel('Horizontal').check();
  await closeByEscape(page);
  const across = async (): Promise<boolean> => {
    const box = await menu.boundingBox();
    return box !== null && box.width > 3 * box.height;
  };
  await expect.poll(across).toBe(true);
  await page.reload();
  await expectHeading(page, /^Hola, /);
  expect(await across()).toBe(true);
  expect(await settings(page)).toMatchObject({ themeLayout: 'horizontal' });
});

test('the language changes everything, numbers included, and is remembered', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expectHeading(page, 'Courses');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await page.reload();
  await expectHeading(page, 'Courses');
});

test('Arabic runs from right to left, the document too', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

test('one tag changes the settings of the other', async ({ journey }) => {
  const page = await journey.open('/etiquetas/');
  const colour = (tag: string): Promise<string> =>
    page
      .locator(`${tag} [part~=base]`)
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--portal-card').trim());
  await page.getByLabel('Cédula, RUC o correo').waitFor();
  const before = await colour('portal-cliente');
  await page.locator('portal-login').getByRole('button', { name: 'Apariencia e idioma' }).click();
  await page.getByLabel('Oscuro').check();
  await expect.poll(() => colour('portal-cliente')).not.toBe(before);
  expect(await colour('portal-login')).toBe(await colour('portal-cliente'));
});
