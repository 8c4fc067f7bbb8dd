// Theme, direction, language: changed in the settings panel, seen at once on every tag, remembered after a reload.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, openSignedIn } from './support/steps.ts';
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

test('the dark theme is there at once and after a reload, never on paper, and the automatic one follows the device', async ({
  journey,
}) => {
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

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openSettings(page);
  await page.getByLabel('Automático').check();
  await expect.poll(() => background(page)).toBe(light);
  await expect.poll(() => settings(page)).toMatchObject({ themeMode: 'system' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectHeading(page, /^Hola, /);
  await expect.poll(() => background(page)).toBe(dark);
});

test('the language changes everything, is remembered by a reload, and Arabic runs from right to left, the document too', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expectHeading(page, 'Courses');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await page.reload();
  await expectHeading(page, 'Courses');
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  const direction = () => page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]);
  await expect.poll(direction).toEqual(['rtl', 'ar']);
  await page.reload();
  await expect.poll(direction).toEqual(['rtl', 'ar']);
});
