// Links for a new password: broken ones, those of people who are signed in, too many of them, and other kinds of routing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { linkIn, readMail } from '../support/buzon.ts';
import { serveHostPage } from '../support/hostPage.ts';
import { limitOnce } from '../support/refuse.ts';
import { registerAccount } from '../support/registerAccount.ts';
import { expectHeading, signIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** The link of the newest mail that was asked for at `address`, as a path of this server. */
const linkOfMail = async (url: string, address: string): Promise<string> =>
  linkIn(await readMail(url, address, /^Cambie su contraseña/), '/portal/cambiar-clave');

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
}

test('a link without its secret, or with a broken one, says so before anything is typed', async ({
  journey,
}) => {
  const page = await journey.open('/portal/cambiar-clave?token=zzz');
  await expectHeading(page, 'Este enlace ya no sirve');
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).waitFor();
  for (const path of ['/portal/cambiar-clave?token=', '/portal/auth/cambiar-clave?token=']) {
    await page.goto(path);
    await page.getByText('Para poner una contraseña nueva necesita el enlace').waitFor();
    await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).waitFor();
    expect(await page.getByLabel('Contraseña nueva').count()).toBe(0);
  }
});

test('whoever is signed in opens the link of a mail, and can ask for one without the current password', async ({
  journey,
}) => {
  journey.allow(/401/);
  const { email, token } = await registerAccount(journey.url);
  // The notice of a change leads here whoever did not make it.
  const page = await journey.open('/portal/cambiar-clave', { token });
  await page.getByLabel('Contraseña actual').waitFor();
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Si la cuenta existe').waitFor();
  await page.goto(await linkOfMail(journey.url, email));
  await choosePassword(page, 'otra frase bien distinta');
  await expectHeading(page, 'Su contraseña cambió');
});

test('what was typed stays without a connection or after too many tries, and one is told how long to wait', async ({
  journey,
}) => {
  journey.allow(/solicitud-cambio-clave|429|ERR_INTERNET_DISCONNECTED/);
  const page = await journey.open('/portal/auth/solicitud-cambio-clave');
  const field = page.getByLabel('Cédula, RUC, pasaporte o correo');
  await field.fill('ana@portal.test');
  await intercept(page, '**/api/cliente/perfil/**', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await field.press('Enter');
  await page.getByText('No hay conexión con el servidor.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('ana@portal.test');
  await limitOnce(page, '**/api/cliente/perfil/**', 60 * 60);
  // The field still has the focus.
  await page.keyboard.press('Enter');
  await page.getByText('Hubo demasiados intentos').waitFor();
  await page.getByRole('button', { name: /^Espere \d+ min$/ }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('ana@portal.test');
});

test('the pages are reached in hash routing, and the token leaves the hash too', async ({ journey }) => {
  await serveHostPage(
    journey.context,
    journey.url,
    (path) => path === '/ingreso',
    '<portal-login></portal-login>',
  );
  const page = await journey.open(`/ingreso#portal=/auth/cambiar-clave?token=secreto${'x'.repeat(36)}`);
  await page.getByLabel('Contraseña nueva').waitFor();
  await expect.poll(() => page.url()).not.toContain('secreto');
  await page.goto('/ingreso');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expectHeading(page, 'Cambio de contraseña');
});

test('the pages are reached in memory routing, which leaves the address alone', async ({ journey }) => {
  await serveHostPage(
    journey.context,
    journey.url,
    (path) => path === '/ingreso',
    '<portal-login routing="memory"></portal-login>',
  );
  const { email, password } = await registerAccount(journey.url);
  const page = await journey.open('/ingreso');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expectHeading(page, 'Cambio de contraseña');
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await signIn(page, email, password);
  await page.getByRole('link', { name: 'Cambiar la contraseña' }).click();
  await page.getByLabel('Contraseña actual').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/ingreso');
});
