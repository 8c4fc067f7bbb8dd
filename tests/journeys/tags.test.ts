// Tags that know nothing of each other share the session of the page, and of the person's other tabs.
import { expect } from 'vitest';
import { openSignedIn, signIn } from './support/steps.ts';
import { test } from './support/test.ts';

test('signing in at one tag opens the other at once, and the page hears of it', async ({ journey }) => {
  const page = await journey.open('/etiquetas/');
  const client = page.locator('portal-cliente');
  await client.getByRole('heading', { name: 'Ingrese para ver su información' }).waitFor();
  await signIn(page);
  await client.getByRole('heading', { level: 3, name: /^Hola, / }).waitFor();
  await page.locator('portal-login').getByText('Ya ingresó como').waitFor();
  // The page has a title of its own.
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'Dos etiquetas, una sesión',
  ]);
  const log = page.locator('#registro');
  await expect.poll(() => log.textContent()).toContain('"estado":"autenticado"');
  expect(await log.textContent()).not.toMatch(/eyJ|accessToken/);
});

test('signing out at one tag closes the other', async ({ journey }) => {
  const page = await journey.open('/etiquetas/');
  await signIn(page);
  await page
    .locator('portal-cliente')
    .getByRole('heading', { level: 3, name: /^Hola, / })
    .waitFor();
  await page.locator('portal-login').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page
    .locator('portal-cliente')
    .getByRole('heading', { name: 'Ingrese para ver su información' })
    .waitFor();
  await page.getByLabel('Cédula, RUC o correo').waitFor();
  await expect.poll(() => page.locator('#registro').textContent()).toContain('"estado":"anonimo"');
});

test('another tab of the same site is signed in and out with it', async ({ journey }) => {
  const first = await journey.open('/etiquetas/');
  const second = await journey.open('/portal/auth/login');
  await second.getByLabel('Cédula, RUC o correo').waitFor();
  await signIn(first);
  await second
    .locator('portal-cliente')
    .getByRole('heading', { level: 1, name: /^Hola, / })
    .waitFor();
  await first.locator('portal-login').getByRole('button', { name: 'Cerrar sesión' }).click();
  await second.getByLabel('Cédula, RUC o correo').waitFor();
});

test('a person in another browser is not signed in by it', async ({ journey }) => {
  await openSignedIn(journey.open);
  const other = await journey.another();
  const page = await other.open('/portal/cliente');
  await page.getByLabel('Cédula, RUC o correo').waitFor();
});
