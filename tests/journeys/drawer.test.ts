// On a phone the header has the menu, the institution and the account; the menu has what the header leaves out.
import { expect } from 'vitest';
import { expectPath, openOwnSession } from './support/steps.ts';
import { test } from './support/test.ts';

test('on a phone the drawer holds what the header leaves out, keeps the focus over a change of language, and ends the session', async ({
  journey,
}) => {
  const page = await openOwnSession(journey.open, '/cliente/cartera');
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.locator('portal-cliente [part=header]');
  const opener = header.getByRole('button', { name: 'Abrir el menú' });
  const drawer = page.getByRole('dialog');
  const buttons = () =>
    header.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await opener.waitFor();
  await expect.poll(buttons).toEqual(['Abrir el menú', expect.stringMatching(/^Cuenta de /)]);
  // The name of the institution can be read there.
  const name = await page.locator('portal-cliente > [slot=logo] > span').boundingBox();
  expect(name?.width).toBeGreaterThan(80);

  await opener.press('Enter');
  for (const line of ['Mi perfil', 'Idioma: Español', 'Apariencia', 'Cerrar sesión'])
    await drawer.getByText(line, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  const hasFocus = () => opener.evaluate((one) => one.matches(':focus'));
  await expect.poll(hasFocus).toBe(true);

  await opener.press('Enter');
  await drawer.getByRole('button', { name: 'Idioma: Español' }).press('Enter');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  const language = page.getByRole('dialog').getByRole('button', { name: 'Language: English' });
  await expect.poll(() => language.evaluate((one) => one.matches(':focus'))).toBe(true);
  await language.press('Enter');
  await page.getByRole('button', { name: 'Español' }).press('Enter');

  // The menu closes before the settings open, and Back closes these alone.
  await drawer.getByRole('button', { name: 'Apariencia', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(hasFocus).toBe(true);
  await expectPath(page, '/cliente/cartera');

  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'Mi perfil' }).press('Enter');
  await expectPath(page, '/cliente/perfil');
  await drawer.waitFor({ state: 'hidden' });
  await opener.press('Enter');
  await drawer.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
});

test('the drawer that somebody opens while the next screen is loading stays open when that screen comes', async ({
  journey,
}) => {
  const page = await openOwnSession(journey.open, '/cliente/cartera');
  await page.setViewportSize({ width: 360, height: 740 });
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  const drawer = page.getByRole('dialog');
  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'Mi perfil' }).waitFor();

  const code = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await drawer.getByRole('link', { name: 'Mi perfil' }).press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  await opener.press('Enter');
  await drawer.waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'attached' });
  code.resolve();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.locator('[data-rank="1"]', { hasText: 'Mi perfil' }).waitFor();
  await expect.poll(() => drawer.isVisible()).toBe(true);

  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  await expectPath(page, '/cliente/perfil');
});

test('the drawer opens again for a press that comes while it closes by Escape', async ({ journey }) => {
  const page = await openOwnSession(journey.open, '/cliente/cartera');
  await page.setViewportSize({ width: 360, height: 740 });
  const opener = page.locator('portal-cliente [part=header]').getByRole('button', { name: 'Abrir el menú' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  // Both in one task, before the browser tells that the dialog has closed.
  await drawer.evaluate((one: HTMLDialogElement) => {
    const root = one.getRootNode() as ShadowRoot;
    one.requestClose();
    root.querySelector<HTMLElement>('[aria-label="Abrir el menú"]')?.click();
  });
  await drawer.getByRole('button', { name: 'Idioma: Español' }).press('Enter');
  await page.getByRole('button', { name: 'English' }).waitFor();
});
