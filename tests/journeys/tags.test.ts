// Tags that know nothing of each other share the session of the page, and of the person's other tabs.
import { expect } from 'vitest';
import { signIn } from './support/steps.ts';
import { test } from './support/test.ts';

test('signing in at one tag opens the other and the person’s other tab, the page hears of it without the credential, and signing out closes all', async ({
  journey,
}) => {
  const page = await journey.open('/etiquetas/');
  const second = await journey.open('/portal/auth/login');
  await second.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  const client = page.locator('portal-cliente');
  const login = page.locator('portal-login');
  const closed = client.getByRole('heading', { name: 'Ingrese para ver su información' });
  await closed.waitFor();
  await signIn(page);
  await client.getByRole('heading', { level: 3, name: /^Hola, / }).waitFor();
  await login.getByText('Ya ingresó como').waitFor();
  // The page has a title of its own.
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Dos etiquetas, una sesión']);
  await second
    .locator('portal-cliente')
    .getByRole('heading', { level: 1, name: /^Hola, / })
    .waitFor();
  const log = page.locator('#registro');
  await expect.poll(() => log.textContent()).toContain('"estado":"autenticado"');
  expect(await log.textContent()).not.toMatch(/eyJ|accessToken/);

  await login.getByRole('button', { name: 'Cerrar sesión' }).click();
  await closed.waitFor();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  await second.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  await expect.poll(() => log.textContent()).toContain('"estado":"anonimo"');
});
