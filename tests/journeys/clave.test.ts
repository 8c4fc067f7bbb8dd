// Passwords: forgotten and known, from the screen to the mailbox and back; and the sessions that they keep and end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { focused } from './support/keyboard.ts';
import { registerAccount } from './support/registerAccount.ts';
import { expectHeading, expectPath, pathOf, signIn } from './support/steps.ts';
import { test } from './support/test.ts';

interface Sesiones {
  resultados: { dispositivo?: string; lugar?: string; actual: boolean }[];
}

/** The link of the newest mail that was asked for at `address`, as a path of this server. */
const linkOfMail = async (url: string, address: string): Promise<string> =>
  linkIn(await readMail(url, address, /^Cambie su contraseña/), '/portal/cambiar-clave');

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
}

test('a forgotten password is replaced through the link of a mail, and the new one signs in', async ({
  journey,
}) => {
  journey.allow(/422/);
  const { email } = await registerAccount(journey.url);
  const page = await journey.open('/portal/auth/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expectHeading(page, 'Cambio de contraseña');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Hay 1 dato por corregir').waitFor();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page
    .getByText(
      'Si la cuenta existe, le enviamos un correo con el enlace. Revise también el correo no deseado.',
    )
    .waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^Enviar de nuevo en \d+ s$/ }).isDisabled())
    .toBe(true);

  const link = await linkOfMail(journey.url, email);
  await page.goto(link);
  await expectHeading(page, 'Cambiar la contraseña');
  // Nowhere that the next person at this computer, or the page's own scripts, could find it.
  const token = new URL(link, journey.url).searchParams.get('token') ?? '';
  await expect.poll(() => page.url()).not.toContain('token');
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(token);

  await choosePassword(page, 'corta');
  await page.getByText('Use al menos 15 caracteres.').first().waitFor();
  // Only the server knows whose link it is: before its word the page calls the rule neither met nor broken.
  const ownName = page.getByRole('listitem').filter({ hasText: 'Que no sea su nombre' });
  await page.getByLabel('Contraseña nueva').fill(email);
  await expect
    .poll(() => ownName.textContent())
    .toMatch(/^Que no sea su nombre.* Se comprueba al enviar\.$/s);
  await choosePassword(page, email);
  await ownName.getByText('Falta:').waitFor();
  expect(await ownName.textContent()).not.toContain('Se comprueba');
  await page.getByText(/^Seguridad estimada: (muy )?débil$/).waitFor();
  // Each rule by itself: this one is too short, and yet no common one.
  await page.getByLabel('Contraseña nueva').fill('catorce letras');
  const comun = page.getByRole('listitem').filter({ hasText: 'Que no sea común' });
  await comun.getByText('Cumplido:').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Entre 15' }).getByText('Falta:').waitFor();
  await choosePassword(page, 'ñandú 日本 una frase nueva');
  await expectHeading(page, 'Su contraseña cambió');
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await signIn(page, email, 'ñandú 日本 una frase nueva');
  await expectPath(page, '/cliente');

  // Nobody is signed in in this browser, as in somebody else's.
  const elsewhere = await journey.another();
  elsewhere.allow(/422/);
  const again = await elsewhere.open(link);
  await choosePassword(again, 'otra frase bien distinta');
  await expectHeading(again, 'Este enlace ya no sirve');
  await again.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
  await expectHeading(again, 'Cambio de contraseña');
});

test('the profile names each session and closes it by itself, and a changed password keeps this session and asks the others to sign in again', async ({
  journey,
}) => {
  journey.allow(/401|422/);
  // An account of its own: the list shows fifty, and the demo client signs in more often than that in all journeys.
  const { email, password, token } = await registerAccount(journey.url);
  const other = await journey.another();
  other.allow(/401/);
  const elsewhere = await other.open('/portal/auth/login?returnTo=%2Fcliente%2Fperfil');
  await signIn(elsewhere, email, password);
  await expectHeading(elsewhere, 'Mi perfil');
  const page = await journey.open('/portal/auth/login');
  await signIn(page, email, password);
  // The home page takes the focus when it arrives, which closes a menu that was opened before.
  await expect.poll(() => focused(page)).toMatch(/^Hola, /);
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  // A service may know a place by name, or its country alone: the reference API does behind a proxy that says it.
  await intercept(page, '**/api/cliente/perfil/sesiones', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    const { resultados } = (await response.json()) as Sesiones;
    return route.fulfill({
      response,
      json: {
        resultados: resultados.map((one) => ({
          ...one,
          ...(one.actual ? { lugar: 'Guayaquil, Ecuador' } : { pais: 'DE' }),
        })),
      },
    });
  });
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Sesiones abiertas' }) });
  const lines = card.getByRole('listitem');
  // The one that registered, and the two that signed in.
  await expect.poll(() => lines.count()).toBe(3);
  const own = lines.filter({ hasText: 'Esta sesión' });
  const others = lines.filter({ hasNotText: 'Esta sesión' });
  for (const line of [own, others.nth(0), others.nth(1)]) {
    await line.getByText(/^(Guayaquil, Ecuador|Alemania)$/).waitFor();
    await line.getByText(/^Ingresó el \d/).waitFor();
    await expect.poll(() => line.getByRole('button', { name: /^Cerrar la sesión de / }).count()).toBe(1);
  }
  await own.getByText('Guayaquil, Ecuador').waitFor();
  // The oldest one, of the registration, which has no browser.
  const registered = async () =>
    (await fetch(`${journey.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await registered()).toBe(200);
  await others
    .last()
    .getByRole('button', { name: /^Cerrar la sesión de / })
    .click();
  await expect.poll(() => lines.count()).toBe(2);
  await page
    .getByText(/^Cerramos la sesión de .+\.$/)
    .first()
    .waitFor();
  await own.waitFor();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe('Sesiones abiertas');
  await expect.poll(registered).toBe(401);

  await page.getByRole('link', { name: 'Cambiar la contraseña' }).click();
  await page.getByLabel('Contraseña actual').fill('no es esta, seguro que no');
  await choosePassword(page, 'otra frase bien distinta');
  await page.getByText('La contraseña actual no es correcta.').first().waitFor();
  await page.getByLabel('Contraseña actual').fill(password);
  await choosePassword(page, 'otra frase bien distinta');
  await expectHeading(page, 'Su contraseña cambió');
  await page.getByRole('link', { name: 'Ir a mi portal' }).click();
  await expectHeading(page, /^Hola, /);

  await elsewhere.getByLabel('Dirección').fill('Calle de los Olivos 12');
  await elsewhere.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Su sesión terminó' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill('otra frase bien distinta');
  await dialog.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => elsewhere.getByLabel('Dirección').inputValue()).toBe('Calle de los Olivos 12');

  // One's own ends as by the account menu, and the tab of a closed one is asked to sign in.
  await page.goto('/portal/cliente/perfil');
  await own.getByRole('button', { name: /^Cerrar la sesión de / }).click();
  await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  await expect.poll(() => pathOf(page)).toContain('/auth/login');
});
