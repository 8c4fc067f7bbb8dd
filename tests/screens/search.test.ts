// What people search for comes from their keyboard, a copied text or an address; the field of every list takes it as it is meant.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSignedIn } from '../journeys/support/steps.ts';
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

/** The list has answered, with records or with none. */
const answered = (page: Page, q: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === q && answer.ok());

test('a search by an address is cut at what the API takes, in the list of courses for visitors', async ({
  journey,
}) => {
  const page = await journey.open(at('/portal/publico', 'x'.repeat(500)));
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().waitFor();
  expect(await field(page).inputValue()).toHaveLength(MAX);
  await page.getByRole('heading', { name: 'Ningún curso abierto coincide' }).waitFor();
});

test.for(lists)('a search by an address is cut at what the API takes, in %s', async (path, { journey }) => {
  const page = await openSignedIn(journey.open, at(path, 'x'.repeat(500)));
  await expect.poll(() => field(page).inputValue()).toHaveLength(MAX);
  await page.locator('portal-cliente').getByText('Limpiar filtros').first().waitFor();
});

test('a field for words takes no more of them than the API does', async ({ journey }) => {
  const page = await journey.open('/portal/publico');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const all = answered(page, 'x'.repeat(MAX));
  await field(page).focus();
  await page.keyboard.insertText('x'.repeat(500));
  await all;
  expect(await field(page).inputValue()).toHaveLength(MAX);
});

test('a search of nothing that can be seen is none', async ({ journey }) => {
  const page = await journey.open(at('/portal/publico', '%00%E2%80%8B'));
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'Limpiar filtros' }).count()).toBe(0);
});

test.for(['niñas robotica', 'Robótica\u00A0 para', '\u200BROBOTICA\u00AD'])(
  'finds the course by its words in any order, whatever came along with them: “%s”',
  async (typed, { journey }) => {
    const page = await journey.open('/portal/publico');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await field(page).fill(typed);
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Robótica para niñas y niños de 8 a 12 años']);
    expect(await field(page).inputValue()).toBe(typed);
  },
);
