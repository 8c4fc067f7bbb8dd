// With the colours of a person's system (high contrast in Windows) nothing is drawn in a colour that their ground may hide.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { test as base, type Journey } from '../journeys/support/test.ts';

const test = base.extend({ options: { forcedColors: 'active', colorScheme: 'dark' } as const });

const forEveryone = ['/publico', '/publico?curso=KICHWA-1', '/auth/login', '/404'];
const forClients = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/inscripciones/registro?curso=KICHWA-1',
  '/cliente/cartera',
  '/cliente/perfil',
];

/** A page at the portal's origin that shows no screen yet; signed in, if a token is given. */
const openEmpty = ({ open }: Journey, token?: string): Promise<Page> =>
  open('/comun/logo.svg', token === undefined ? {} : { token });

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/portal${path}`);
  await page.locator('[data-rank="1"]').first().waitFor();
  await expect.poll(() => page.locator('[data-outline]').count()).toBe(0);
}

/** The colour of each icon that is seen, and that of the text around it. */
const iconsOf = (page: Page): Promise<(string | null)[][]> =>
  page
    .locator('svg[stroke=currentColor]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((icon) => [icon, icon.parentElement].map((one) => one && getComputedStyle(one).color)),
    );

async function expectIconsLikeText(page: Page, path: string): Promise<void> {
  const icons = await iconsOf(page);
  expect(icons.length, path).toBeGreaterThan(0);
  for (const [own, around] of icons) expect(own, path).toBe(around);
}

test("icons have the colour of the text around them, and steps ahead differ from those that are done, on everybody's screens", async ({
  journey,
}) => {
  const page = await openEmpty(journey);
  for (const path of forEveryone) {
    await goTo(page, path);
    await expectIconsLikeText(page, path);
  }
  await goTo(page, '/publico?curso=KICHWA-1');
  await page.setViewportSize({ width: 360, height: 740 });
  const colours = () =>
    page
      .locator('nav ol > li > *')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockStartColor));
  await expect.poll(async () => (await colours()).length).toBeGreaterThan(2);
  const lines = await colours();
  expect(lines[0]).toBe(lines[1]);
  expect(lines.at(-1)).not.toBe(lines[0]);
});

test("on the client's screens icons have the colour of the text around them, charts have colours of the system, and buttons that are only words have no frame, which would stick out of their line", async ({
  journey,
}) => {
  const page = await openEmpty(journey, ownSite().token);
  for (const path of forClients) {
    await goTo(page, path);
    await expectIconsLikeText(page, path);
    if (path === '/cliente') {
      const words = page.locator('figure svg text').first();
      await words.waitFor();
      expect(await words.evaluate((one) => getComputedStyle(one).fill)).toBe('rgb(255, 255, 255)');
    }
    if (path.startsWith('/cliente/inscripciones/registro')) {
      const change = page.getByRole('button', { name: /^Cambiar/ }).first();
      await change.waitFor();
      const style = await change.evaluate((one) => {
        const { borderStyle, textDecorationLine } = getComputedStyle(one);
        return [borderStyle, textDecorationLine];
      });
      expect(style).toEqual(['none', 'underline']);
    }
  }
});
