// Passwords: forgotten and known, from the screen to the mailbox and back, in every kind of routing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { serveHostPage } from './support/hostPage.ts';
import { limitOnce } from './support/refuse.ts';
import { registerAccount } from './support/registerAccount.ts';
import { expectHeading, expectPath, signIn } from './support/steps.ts';
import { test } from './support/test.ts';

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
  await page.getByRole('link', { name: '¿Olvidó su clave?' }).click();
  await expectHeading(page, 'Cambio de contraseña');
  await page.getByLabel('Cédula, RUC o correo').fill(email);
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
  const { email, password } = await registerAccount(journey.url);
  const page = await journey.open('/portal/auth/login');
  await signIn(page, email, password);
  await expectPath(page, '/cliente');
  // The notice of a change leads here whoever did not make it.
  await page.goto('/portal/cambiar-clave');
  await page.getByLabel('Contraseña actual').waitFor();
  await page.getByRole('button', { name: '¿Olvidó su clave?' }).click();
  await page.getByLabel('Cédula, RUC o correo').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Si la cuenta existe').waitFor();
  await page.goto(await linkOfMail(journey.url, email));
  await choosePassword(page, 'otra frase bien distinta');
  await expectHeading(page, 'Su contraseña cambió');
});

test('the answer is the same for an account that does not exist', async ({ journey }) => {
  const page = await journey.open('/portal/auth/solicitud-cambio-clave');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Hay 1 dato por corregir').waitFor();
  await page.getByLabel('Cédula, RUC o correo').fill('nadie@portal.test');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Si la cuenta existe').waitFor();
});

test('what was typed stays without a connection or after too many tries, and one is told how long to wait', async ({
  journey,
}) => {
  journey.allow(/solicitud-cambio-clave|429|ERR_INTERNET_DISCONNECTED/);
  const page = await journey.open('/portal/auth/solicitud-cambio-clave');
  const field = page.getByLabel('Cédula, RUC o correo');
  await field.fill('ana@portal.test');
  await intercept(page, '**/api/cliente/perfil/**', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await field.press('Enter');
  await page.getByText('No hay conexión con el servidor.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('ana@portal.test');
  await limitOnce(page, '**/api/cliente/perfil/**');
  // The field still has the focus.
  await page.keyboard.press('Enter');
  await page.getByText('Hubo demasiados intentos').waitFor();
  await page.getByRole('button', { name: /^Espere \d s$/ }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('ana@portal.test');
  await page.getByText('Ya puede volver a intentarlo.').waitFor();
});

test('changing the password in the profile keeps this session, and asks the other to sign in again', async ({
  journey,
}) => {
  journey.allow(/401|422/);
  const { email, password } = await registerAccount(journey.url);
  const other = await journey.another();
  const elsewhere = await other.open('/portal/auth/login?returnTo=%2Fcliente%2Fperfil');
  other.allow(/401/);
  await signIn(elsewhere, email, password);
  await expectHeading(elsewhere, 'Mi perfil');
  const page = await journey.open('/portal/auth/login');
  await signIn(page, email, password);
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  await page.getByText('Esta sesión', { exact: true }).waitFor();
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
  await elsewhere.getByText('Guardamos sus datos.').waitFor();
  await expect.poll(() => elsewhere.getByLabel('Dirección').inputValue()).toBe('Calle de los Olivos 12');
});

test('of two people who change the same contact data neither loses theirs unseen', async ({ journey }) => {
  journey.allow(/412/);
  const { email, password } = await registerAccount(journey.url);
  const other = await journey.another();
  const open = async (open: (path: string) => Promise<Page>) => {
    const page = await open('/portal/auth/login?returnTo=%2Fcliente%2Fperfil');
    await signIn(page, email, password);
    await page.getByLabel('Dirección').waitFor();
    return page;
  };
  const [one, two] = [await open(journey.open), await open(other.open)];
  for (const [page, direccion] of [
    [one, 'La primera'],
    [two, 'La segunda'],
  ] as const) {
    await page.getByLabel('Dirección').fill(direccion);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    if (page === one) await page.getByText('Guardamos sus datos.').waitFor();
  }
  other.allow(/412/);
  const conflict = two.getByRole('alert').filter({ hasText: 'Alguien cambió estos datos' });
  await conflict.getByRole('cell', { name: 'La primera' }).waitFor();
  await conflict.getByRole('cell', { name: 'La segunda' }).waitFor();
  await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
  await two.getByText('Guardamos sus datos.').waitFor();
  await one.reload();
  await expect.poll(() => one.getByLabel('Dirección').inputValue()).toBe('La segunda');
});

test('contact data that were saved although the answer was lost are no conflict at the next press', async ({
  journey,
}) => {
  journey.allow(/412/);
  journey.allow(/^request failed: PATCH|^console error: Failed to load resource/);
  const { email, password } = await registerAccount(journey.url);
  const page = await journey.open('/portal/auth/login?returnTo=%2Fcliente%2Fperfil');
  await signIn(page, email, password);
  await page.getByLabel('Dirección').fill('Calle de los Olivos 12');
  await intercept(
    page,
    '**/api/cliente',
    async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await page.getByText('No hay conexión con el servidor').waitFor();
  await save.click();
  await page.getByText('Guardamos sus datos.').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'Alguien cambió' }).count()).toBe(0);
  await expect.poll(() => page.getByLabel('Dirección').inputValue()).toBe('Calle de los Olivos 12');
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
  await page.getByRole('link', { name: '¿Olvidó su clave?' }).click();
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
  await page.getByRole('link', { name: '¿Olvidó su clave?' }).click();
  await expectHeading(page, 'Cambio de contraseña');
  await page.getByRole('link', { name: 'Volver al ingreso' }).click();
  await signIn(page, email, password);
  await page.getByRole('link', { name: 'Cambiar la contraseña' }).click();
  await page.getByLabel('Contraseña actual').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/ingreso');
});
