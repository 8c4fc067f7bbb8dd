// Without a pointer: what is covered, what fails, and what comes late.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { isBelowHeader } from '../support/isBelowHeader.ts';
import { focused, tabUntil } from '../support/keyboard.ts';
import { openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Goes on by `key` to what is named so. */
const tabTo = (page: Page, name: RegExp, key = 'Tab'): Promise<void> =>
  tabUntil(page, name, async () => name.test(await focused(page)), key);

test('on a phone the header covers nothing that has the focus, and a failure shows above the button that has it', async ({
  journey,
}) => {
  const phone = await journey.another({ viewport: { width: 360, height: 740 } });
  phone.allow(/503/);
  const page = await openSignedIn(phone.open);
  await page.getByRole('link', { name: /^Mis inscripciones/ }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  let stops = 0;
  for (let presses = 0; presses < 22; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const inside = page.locator('portal-cliente main :focus');
    if ((await inside.count()) === 0) continue;
    stops += 1;
    await expect.poll(() => inside.evaluate(isBelowHeader), { message: await focused(page) }).toBe(true);
  }
  expect(stops).toBeGreaterThan(5);
  // Nor does a menu that was opened and left.
  const menu = page.getByRole('group', { name: /^Cuenta de / });
  await page.getByRole('button', { name: /^Cuenta de / }).press('Enter');
  await menu.waitFor();
  await tabTo(page, /^Abrir el menú$/, 'Shift+Tab');
  await menu.waitFor({ state: 'hidden' });

  await intercept(page, '**/api/cliente/enlaces', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Pagar ahora' }).press('Enter');
  await page.getByRole('button', { name: /^Pagar \$\d/ }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'No pudimos crear el enlace' }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Pagar \$\d/);

  await page.goto('/portal/cliente/perfil');
  await page.getByLabel('Dirección').fill('Av. Nueva 123');
  await intercept(page, '**/api/cliente', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: '503' });
  await failure.waitFor();
  await expect.poll(() => focused(page)).toBe('Guardar cambios');
  for (const shown of [failure, save]) await expect.poll(() => shown.evaluate(isBelowHeader)).toBe(true);
});

test('a title that comes late takes the focus from nobody who has gone on by Tab or opened a menu', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  const held: Route[] = [];
  await intercept(page, '**/api/cliente/cursos/*', (route) => void held.push(route));
  const link = page.getByRole('article').getByRole('link').first();
  const curso = (await link.textContent()) ?? '';
  await link.press('Enter');
  // The course's screen is there, and waits for its data.
  await page.getByRole('article').first().waitFor({ state: 'detached' });
  await expect.poll(() => held.length).toBe(1);
  await tabTo(page, /^Cartera$/, 'Shift+Tab');
  await held[0]?.continue();
  await page.getByRole('heading', { level: 1, name: curso }).waitFor();
  await page.getByRole('link', { name: 'Inscribirme' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Cartera');

  // Nor from a menu that was opened meanwhile, which would close.
  await page.goBack();
  const other = page.getByRole('article').nth(1).getByRole('link').first();
  const otherCurso = (await other.textContent()) ?? '';
  await other.press('Enter');
  await page.getByRole('article').first().waitFor({ state: 'detached' });
  await expect.poll(() => held.length).toBe(2);
  const account = page.getByRole('button', { name: /^Cuenta de / });
  await account.press('Enter');
  await held[1]?.continue();
  await page.getByRole('heading', { level: 1, name: otherCurso }).waitFor();
  expect(await account.getAttribute('aria-expanded')).toBe('true');
});

test('what closes or goes hands the focus on: menus to their buttons, a chip to what is left of the bar, a page’s end to nothing', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open);
  const stays = (on: string | RegExp) => expect.poll(() => focused(page)).toMatch(on);
  for (const [opener, first] of [
    [/^Cuenta de /, /^Mi perfil/],
    [/^Idioma: /, /^Español/],
  ] as const) {
    await page.getByRole('button', { name: opener }).press('Enter');
    await tabTo(page, first);
    await page.keyboard.press('Escape');
    await stays(opener);
  }
  await page.getByRole('button', { name: /^Idioma: / }).press('Enter');
  await tabTo(page, /^Español/);
  await page.keyboard.press('Enter');
  await stays(/^Idioma: /);

  await page.goto('/portal/cliente/cartera?q=001&tipo=factura');
  await page.getByRole('button', { name: /^“001”: / }).press('Enter');
  await stays(/: quitar el filtro$|^Limpiar filtros$/);
  await page.getByRole('button', { name: 'Limpiar filtros' }).press('Enter');
  await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor({ state: 'detached' });
  await stays(/^Fecha de emisión/);
  await page.getByRole('checkbox').nth(1).press('Space');
  await page.getByRole('button', { name: 'Quitar la selección' }).press('Enter');
  await page.getByRole('button', { name: 'Quitar la selección' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('portal-cliente main :focus').count()).toBe(1);

  await page.goto('/portal/cliente/cartera?ver=movimientos');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.press('Enter');
  // The second page is the last.
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  await stays('Siguiente');
  // Whatever rows come, it is in sight.
  await expect.poll(() => next.evaluate(isBelowHeader)).toBe(true);
  const size = page.getByLabel('Por página');
  for (const key of ['ArrowDown', 'ArrowUp']) {
    const rows = await page.getByRole('row').count();
    await size.press(key);
    await expect.poll(() => page.getByRole('row').count()).not.toBe(rows);
    await expect.poll(() => size.evaluate(isBelowHeader), { message: `after ${key}` }).toBe(true);
  }
});

test('in the cartera the keyboard comes past the balance to the first invoice in few presses', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cartera');
  await page.getByRole('checkbox').first().waitFor();
  await page.locator('portal-cliente main').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Ir a la lista');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('portal-cliente section:focus').getAttribute('aria-label'))
    .toBe('Facturas');
  const isOnBox = () =>
    page.locator('portal-cliente :focus').evaluate((one) => one.matches('[type=checkbox]'));
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses += 1;
  } while (presses < 12 && !(await isOnBox()));
  expect(await isOnBox()).toBe(true);
});
