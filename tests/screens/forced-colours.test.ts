// With the colours of a person's system (high contrast in Windows) nothing is drawn in a colour that their ground may hide.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInDemo } from '../browser/signInDemo.ts';
import { type Journey, test } from '../journeys/support/test.ts';

const publicos = ['/publico', '/publico?curso=KICHWA-1', '/auth/login', '/404'];
const clientes = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/inscripciones/registro?curso=KICHWA-1',
  '/cliente/cartera',
  '/cliente/perfil',
];

async function openForced({ another, url }: Journey, path: string): Promise<Page> {
  const { open } = await another({ forcedColors: 'active', colorScheme: 'dark' });
  const token = path.startsWith('/cliente') ? await signInDemo(url) : undefined;
  const page = await open(`/portal${path}`, token === undefined ? {} : { token });
  await page.locator('[data-rank="1"]').first().waitFor();
  await expect.poll(() => page.locator('[data-outline]').count()).toBe(0);
  return page;
}

for (const path of [...publicos, ...clientes])
  test(`icons have the colour of the text around them, at ${path}`, async ({ journey }) => {
    const page = await openForced(journey, path);
    const icons = await page
      .locator('svg[stroke=currentColor]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((icon) => [icon, icon.parentElement].map((one) => one && getComputedStyle(one).color)),
      );
    expect(icons.length).toBeGreaterThan(0);
    for (const [own, around] of icons) expect(own).toBe(around);
  });

test('the buttons that are only words have no frame, which would stick out of the line that they stand in', async ({
  journey,
}) => {
  const page = await openForced(journey, '/cliente/inscripciones/registro?curso=KICHWA-1');
  const change = page.getByRole('button', { name: /^Cambiar/ }).first();
  await change.waitFor();
  const style = await change.evaluate((one) => {
    const { borderStyle, textDecorationLine } = getComputedStyle(one);
    return [borderStyle, textDecorationLine];
  });
  expect(style).toEqual(['none', 'underline']);
});

test('the steps ahead differ from those that are done', async ({ journey }) => {
  const page = await openForced(journey, '/publico?curso=KICHWA-1');
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await page
    .locator('nav ol > li > *')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockStartColor));
  expect(lines[0]).toBe(lines[1]);
  expect(lines.at(-1)).not.toBe(lines[0]);
});

test('the bars and the words of charts have a colour of the system', async ({ journey }) => {
  const home = await openForced(journey, '/cliente');
  const words = home.locator('figure svg text').first();
  await words.waitFor();
  expect(await words.evaluate((one) => getComputedStyle(one).fill)).toBe('rgb(255, 255, 255)');
  const cartera = await openForced(journey, '/cliente/cartera');
  const colours = await cartera
    .locator('[style*="--part"]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').backgroundColor));
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours).size).toBe(1);
});
