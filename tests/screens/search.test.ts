// What people search for comes from their keyboard, a copied text or an address; the field of every list takes it as it is meant. The
// rules of words are in tests/unit/domain/searchWords.test.ts, and what they find in tests/api/lists.test.ts.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenStill } from '../browser/whenStill.ts';
import { ownSite } from '../journeys/support/site.ts';
import { test } from '../journeys/support/test.ts';

/** As the contract has it. */
const MAX = 100;

const lists = [
  '/cliente/cursos',
  '/cliente/inscripciones',
  '/cliente/recibos',
  '/cliente/cartera',
  '/cliente/cartera?ver=movimientos',
];
const at = (path: string, q: string) => `${path}${path.includes('?') ? '&' : '?'}q=${q}`;
const field = (page: Page) => page.getByRole('searchbox').filter({ visible: true });
const inField = (page: Page) => field(page).inputValue();
const names = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents();

/** The list has answered, with records or with none. */
const answered = (page: Page, q: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === q && answer.ok());

test('a search by an address is cut at what the API takes, in every list', async ({ journey }) => {
  const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
  const cut = 'x'.repeat(MAX);
  for (const path of lists) {
    const answer = answered(page, cut);
    await page.goto(`/portal${at(path, 'x'.repeat(500))}`);
    await answer;
    await page.locator('portal-cliente').getByText('Limpiar filtros').first().waitFor();
    await expect.poll(() => inField(page), { message: path }).toBe(cut);
  }
});

test('in the list of courses for visitors a search by an address is cut, one of invisible characters is ignored, a field takes no more than the API does, and words are found in any order and stay as they were typed', async ({
  journey,
}) => {
  const page = await journey.open(at('/portal/publico', 'x'.repeat(500)));
  await page.getByRole('heading', { name: 'Ningún curso abierto coincide' }).waitFor();
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().waitFor();
  await expect.poll(() => inField(page)).toHaveLength(MAX);

  await page.goto(at('/portal/publico', '%00%E2%80%8B'));
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await whenStill(page);
  expect(await inField(page)).toBe('');
  expect(await page.getByRole('button', { name: 'Limpiar filtros' }).count()).toBe(0);

  const all = answered(page, 'x'.repeat(MAX));
  await field(page).focus();
  await page.keyboard.insertText('x'.repeat(500));
  await all;
  await expect.poll(() => inField(page)).toHaveLength(MAX);

  for (const typed of ['niñas robotica', '\u200BROBOTICA\u00AD', 'Robótica\u00A0 para']) {
    await field(page).fill('');
    await expect.poll(async () => (await names(page)).length, { message: typed }).toBeGreaterThan(1);
    await field(page).fill(typed);
    await expect
      .poll(() => names(page), { message: typed })
      .toEqual(['Robótica para niñas y niños de 8 a 12 años']);
    expect(await inField(page)).toBe(typed);
  }
});
