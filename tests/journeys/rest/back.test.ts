// Back: in a dialog it closes the dialog and keeps the screen; it never leads to anything that was shown and closed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { ask } from '../support/ask.ts';
import { expectPath, layerOf, openSignedIn, pathOf } from '../support/steps.ts';
import { test } from '../support/test.ts';

const openDialogs = (page: Page) => page.locator('dialog[open]').count();

const opener = 'portal-completo button[aria-haspopup=dialog]:not(:disabled):visible';

/** The buttons of the screen that open a dialog, by name. */
async function openersOf(page: Page): Promise<string[]> {
  const names = await page
    .locator(opener)
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()));
  return [...new Set(names)];
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page
    .locator(opener)
    .and(page.getByRole('button', { name, exact: true }))
    .first()
    .click();
  await page.locator('dialog[open]').first().waitFor();
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/portal${path}`);
  await page.locator('portal-cliente h1').first().waitFor();
  await expect.poll(() => page.getByText('Cargando', { exact: true }).count()).toBe(0);
}

/** Tries Back in each dialog that a screen opens and that is not known yet. */
async function tryDialogs(page: Page, path: string, known: Set<string>): Promise<void> {
  await openScreen(page, path);
  const mark = () => layerOf(page);
  for (const name of await openersOf(page)) {
    const what = name.replace(/\d.*/, '');
    if (known.has(what)) continue;
    known.add(what);
    await openDialog(page, name);
    // The entry is written a moment after the dialog shows.
    await expect.poll(mark).toBeDefined();
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.goBack();
    await expect.poll(() => openDialogs(page), { message: `Back in “${name}” of ${path}` }).toBe(0);
    await expect.poll(() => pathOf(page)).toBe(path);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    // Forward opens nothing and leads nowhere; closed by its own means it leaves nothing behind.
    await page.goForward();
    await expect.poll(mark).toBeUndefined();
    await expect.poll(async () => [pathOf(page), await openDialogs(page)]).toEqual([path, 0]);
    await openDialog(page, name);
    await expect.poll(mark).toBeDefined();
    await page.keyboard.press('Escape');
    await expect.poll(() => openDialogs(page)).toBe(0);
    await expect.poll(mark).toBeUndefined();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length);
  }
}

test('Back closes every dialog that the screens open, and leaves the screen as it is', async ({
  journey,
}) => {
  // Dialogs are opened, nothing is sent.
  journey.allow(/ERR_FAILED/);
  const page = await openSignedIn(journey.open);
  await intercept(page, '**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const factura = await firstLink(page, '/cliente/cartera', /\/cartera\/factura\//);
  const inscripcion = await firstLink(page, '/cliente/inscripciones', /\/inscripciones\/INS/);
  const known = new Set<string>();
  const registro = await firstLink(page, '/cliente/cursos', /\/inscripciones\/registro|\/cursos\//);
  for (const path of ['/cliente', '/cliente/cartera', '/cliente/cartera?tab=enlaces', factura, inscripcion])
    await tryDialogs(page, path, known);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/cliente/cartera', registro]) await tryDialogs(page, path, known);
  expect([...known]).toEqual(expect.arrayContaining(['Apariencia e idioma', 'Abrir el menú']));
});

async function firstLink(page: Page, list: string, path: RegExp): Promise<string> {
  await page.goto(`/portal${list}`);
  const links = page.locator('portal-cliente main a[href]');
  let found: string | undefined;
  await expect
    .poll(async () => {
      const all = await links.evaluateAll((each) => each.map((one) => (one as HTMLAnchorElement).pathname));
      found = all.find((one) => path.test(one));
      return found;
    })
    .toBeDefined();
  return (found ?? '').replace(/^\/portal/, '');
}

test('a half-edited profile is not lost unasked: by a link, Back, signing out or closing the tab', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open);
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const address = page.getByLabel('Dirección');
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: /^Cuenta de / }).click();
    await page.getByText(entry, { exact: true }).click();
  };
  const stay = async () => {
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => [pathOf(page), await address.inputValue()])
      .toEqual(['/cliente/perfil', 'Av. Nueva 123']);
  };
  await menu('Mi perfil');
  await expectPath(page, '/cliente/perfil');
  const { direccion: before = '' } = await ask<{ direccion?: string }>(journey, '/api/cliente');
  await expect.poll(() => address.inputValue()).toBe(before);
  await address.fill('Av. Nueva 123');
  await page.getByRole('link', { name: 'Cursos', exact: true }).click();
  await stay();
  await menu('Cerrar sesión');
  await stay();
  // Back while it is asked takes the question away, and nothing else.
  await page.goBack();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'hidden' });
  await page.goBack();
  await stay();
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe('beforeunload');

  // Put back as it was there is nothing to lose.
  await address.fill(before);
  await page.getByRole('link', { name: 'Cursos', exact: true }).click();
  await expectPath(page, '/cliente/cursos');
  await page.goBack();
  await expectPath(page, '/cliente/perfil');
  await address.fill('Av. Nueva 123');
  await page.goBack();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expectPath(page, '/cliente');
  await page.goForward();
  await expectPath(page, '/cliente/perfil');
  await expect.poll(() => address.inputValue()).toBe(before);
  await address.fill('Av. Nueva 123');
  await page.getByRole('link', { name: 'Recibos Pago', exact: true }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expectPath(page, '/cliente/recibos');
  await page.goBack();
  await expectPath(page, '/cliente/perfil');
});
