// Failures are told in words, in place, and nothing that the person typed is lost.

import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { storeToken } from '../browser/storeToken.ts';
import { limitOnce } from './support/refuse.ts';
import { readResult, readyToSend, sendButton, tagOf } from './support/solicitud.ts';
import { DEMO, expectHeading, expectPath, openSignedIn, signIn, signInAgain } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

const alertOf = (page: Page): Promise<string | null> =>
  page.getByRole('alert').filter({ hasText: /\S/ }).first().textContent();

/** A failing answer is also a message of the browser in the console. */
function allowFailures(journey: Journey): void {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer [45]\d\d: \w+ \S+\/api\//);
  journey.allow(/^request failed: \w+ \S+\/api\//);
}

const isFocused = (control: Locator): Promise<boolean> => control.evaluate((node) => node.matches(':focus'));

async function expectFormKept(page: Page): Promise<void> {
  await expect.poll(() => page.getByLabel('Cédula, RUC o correo').inputValue()).toBe(DEMO.identification);
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).not.toBe('');
}

test('a wrong password is answered with one message for both fields, and both are kept', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await journey.open('/portal/auth/login');
  await signIn(page, DEMO.identification, 'no-es-esta-clave');
  await expect.poll(() => alertOf(page)).toContain('La identificación o la contraseña no son correctas.');
  await expectFormKept(page);
  await signIn(page);
  await expectPath(page, '/cliente');
});

test('an unknown person reads the same as a wrong password', async ({ journey }) => {
  allowFailures(journey);
  const page = await journey.open('/portal/auth/login');
  await signIn(page, 'nadie@portal.test');
  await expect.poll(() => alertOf(page)).toContain('La identificación o la contraseña no son correctas.');
});

const FAILURES = [
  { name: 'the API is down', fulfil: undefined, says: 'No hay conexión con el servidor' },
  {
    name: 'the API answers HTML',
    fulfil: { status: 200, contentType: 'text/html', body: '<h1>Portal</h1>' },
    says: 'página web en lugar de datos',
  },
  { name: 'a 500 without a body', fulfil: { status: 500, body: '' }, says: 'problema de nuestro lado' },
  {
    name: 'a 503 of a proxy',
    fulfil: { status: 503, contentType: 'text/html', body: '<h1>503</h1>' },
    says: 'no está disponible por ahora',
  },
] as const;

type Fault = (typeof FAILURES)[number];

const fail =
  ({ fulfil }: Fault) =>
  (route: Route) =>
    fulfil ? route.fulfill(fulfil) : route.abort('connectionrefused');

test('whatever is wrong at the sign-in is said in words, the form and its focus kept, and Enter signs in when the fault is gone', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await journey.open('/portal/auth/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  const ownContent = page.locator('portal-completo > .espera');
  await signIn(page, DEMO.identification, 'no-es-esta-clave');
  await expect.poll(() => alertOf(page)).toContain('no son correctas');
  await password.fill(DEMO.password);
  for (const failure of FAILURES) {
    await intercept(page, '**/api/auth/login', fail(failure));
    await password.press('Enter');
    await expect.poll(() => alertOf(page), { message: failure.name }).toContain(failure.says);
    await expectFormKept(page);
    expect(await isFocused(password), failure.name).toBe(true);
    // No other try helps if something else than the API answers.
    expect(await ownContent.isVisible(), failure.name).toBe(failure.says.includes('página web'));
    await page.unroute('**/api/auth/login');
  }
  await limitOnce(page, '**/api/auth/login');
  const submit = page.getByRole('button', { name: /^(Ingresar|Espere .*)$/ });
  await submit.press('Enter');
  await page.getByText('Hubo demasiados intentos').waitFor();
  await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => alertOf(page)).toContain('Ya puede');
  await expect.poll(() => isFocused(submit)).toBe(true);
  await journey.context.setOffline(true);
  await password.press('Enter');
  await expect.poll(() => alertOf(page)).toContain('Este equipo está sin conexión');
  expect(await ownContent.isVisible()).toBe(false);
  await journey.context.setOffline(false);
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente');
});

for (const failure of FAILURES) {
  test(`${failure.name}, in a list: said in words, with a retry that works`, async ({ journey }) => {
    allowFailures(journey);
    const page = await openSignedIn(journey.open);
    await intercept(page, '**/api/cliente/cursos**', fail(failure));
    await page.getByRole('link', { name: 'Cursos' }).first().click();
    // The start asks for courses too, and may say the same on its way out.
    await expectHeading(page, 'Cursos');
    await expect.poll(() => alertOf(page)).toContain(failure.says);
    await page.unroute('**/api/cliente/cursos**');
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await page.getByText(/^Mostrando 1–/).waitFor();
  });
}

/** The demo client's token with its payload changed; the signature no longer fits. */
const forge = (token: string, change: Record<string, unknown>): string => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'), signature].join(
    '.',
  );
};

const now = (): number => Math.floor(Date.now() / 1000);

test.for([
  ['an expired token', (token: string) => forge(token, { exp: now() - 10 })],
  [
    'a forged token',
    (token: string) => forge(token, { sub: '00000000-0000-4000-8000-000000000000', exp: now() + 3600 }),
  ],
  ['a token that is no token', () => 'no-es-un-token'],
] as const)(
  '%s is taken for no session at all, without a word in the page',
  async ([, change], { journey }) => {
    allowFailures(journey);
    const page = await openSignedIn(journey.open, '/cliente/cursos');
    const token = (await page.evaluate(() => sessionStorage.getItem('accessToken'))) ?? '';
    await page.evaluate(storeToken, change(token));
    await page.reload();
    await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Fcursos');
    await expectHeading(page, 'Bienvenido de nuevo');
    await signIn(page);
    await expectPath(page, '/cliente/cursos');
  },
);

test('a session that cannot be restored because the API fails is taken for none, without a word', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await intercept(page, '**/api/auth/me', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Fcursos');
  await page.getByLabel('Contraseña', { exact: true }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
});

test('a session that the server no longer accepts asks for sign-in in place, and goes on where it was', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await intercept(page, '**/api/cliente/inscripciones**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        code: 'sesion_invalida',
        errors: [],
      }),
    }),
  );
  await page.getByRole('link', { name: 'Mis inscripciones' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  // The account stands there and cannot be changed: only the password may be wrong, and the link for a new one is elsewhere.
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-clave');
  await dialog.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await dialog.getByText('La contraseña no es correcta.').waitFor();
  await dialog.getByText(/abra el portal en otra pestaña/).waitFor();
  await page.unroute('**/api/cliente/inscripciones**');
  await signInAgain(page);
  await expectPath(page, '/cliente/inscripciones');
  await expectHeading(page, 'Inscripciones');
});

test('the result of an application whose code does not come is shown by a retry, and nothing is sent again', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/ResultScreen/);
  const page = await journey.open('/portal/publico');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cliente/inscripciones')) sent += 1;
  });
  await intercept(page, '**/chunks/ResultScreen-*', (route) => route.abort());
  await readyToSend(page, 'Sin Resultado');
  await sendButton(page).click();
  const retry = tagOf(page).getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await page.unroute('**/chunks/ResultScreen-*');
  await retry.click();
  await readResult(page);
  expect(sent).toBe(1);
});

/** As the browser tells a page, when the network of the device is back. */
async function reconnect({ context }: Journey): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test('a payment whose code does not come leaves the screen as it is, and opens at the next press', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/PagoDialog/);
  await journey.context.route('**/chunks/PagoDialog-*', (route) => route.abort());
  const page = await openSignedIn(journey.open, '/cliente/cartera');
  const box = page.getByRole('checkbox', { name: /^Elegir .+, factura/ }).first();
  await box.check();
  const create = page.getByRole('button', { name: 'Crear enlace' });
  await create.click();
  await page.getByText('Una parte de la página no terminó de cargar.').waitFor();
  await expectHeading(page, 'Cartera');
  expect(await box.isChecked()).toBe(true);
  expect(await isFocused(create)).toBe(true);
  await journey.context.unroute('**/chunks/PagoDialog-*');
  await create.click();
  await page.getByRole('dialog', { name: 'Crear un enlace de pago' }).waitFor();
});

test('a screen whose code does not come is there by itself once the device is back online', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/RequestClavePage/);
  await journey.context.route('**/chunks/RequestClavePage-*', (route) => route.abort());
  const page = await journey.open('/portal/auth/login');
  await page.getByRole('link', { name: '¿Olvidó su clave?' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await journey.context.unroute('**/chunks/RequestClavePage-*');
  await reconnect(journey);
  await expectHeading(page, 'Cambio de contraseña');
});

test('a language whose texts do not come is told, and is there once the device is back online', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/^request failed: GET \S+\/(chunks|assets)\//);
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  const menu = page.getByRole('button', { name: 'Idioma: Español' });
  await journey.context.setOffline(true);
  await menu.click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('No pudimos traer ese idioma.').waitFor();
  expect(await isFocused(menu)).toBe(true);
  await journey.context.setOffline(false);
  await expectHeading(page, 'Courses');
});

test('a retry leaves the focus on the heading of what it reads again', async ({ journey }) => {
  allowFailures(journey);
  await intercept(journey.context, '**/api/cliente/inscripciones?**', fail(FAILURES[0]));
  const page = await openSignedIn(journey.open, '/cliente/inscripciones');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await journey.context.unroute('**/api/cliente/inscripciones?**');
  await retry.click();
  await page
    .getByRole('table')
    .or(page.getByRole('list', { name: 'Inscripciones' }))
    .first()
    .waitFor();
  expect(await page.locator('h1:focus').textContent()).toBe('Inscripciones');
});

test('a document that cannot be fetched is told with its reason, and comes once the fault is gone', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/recibos');
  const button = page.getByRole('button', { name: 'Descargar CSV' });
  await button.waitFor();
  for (const failure of FAILURES) {
    await intercept(page, '**/api/cliente/recibos?*', fail(failure));
    await button.click();
    await page.getByText(failure.says).waitFor();
    await page.unroute('**/api/cliente/recibos?*');
  }
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('recibos.csv');
});

test('more invoices than one payment can have are not paid, and the bar says how many it can', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cartera?orden=-saldo');
  const boxes = page.getByRole('checkbox', { name: /^Elegir .+, factura/ });
  await boxes.first().check();
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  await bar.waitFor();

  // The demo client does not owe as many: the choice and the answer hold copies of one invoice.
  const most = 50;
  await page.evaluate((copies) => {
    const kept = JSON.parse(sessionStorage.getItem('portal.elegidas') ?? '');
    const [saldo] = Object.values(kept.saldos);
    for (let i = 1; i <= copies; i += 1) kept.saldos[`001-009-${String(i).padStart(9, '0')}`] = saldo;
    sessionStorage.setItem('portal.elegidas', JSON.stringify(kept));
  }, most);
  await intercept(page, '**/api/cliente/facturas?*numero=*', async (route) => {
    const url = new URL(route.request().url());
    const numeros = url.searchParams.getAll('numero');
    url.searchParams.set('numero', numeros[0] ?? '');
    const response = await route.fetch({ url: url.href });
    const list = (await response.json()) as { resultados: object[] };
    const [factura] = list.resultados;
    await route.fulfill({
      response,
      json: { ...list, resultados: numeros.map((numero) => ({ ...factura, numero })) },
    });
  });
  await page.reload();
  await bar.getByText('Elija como máximo 50 facturas; ha elegido 51.').waitFor();
  const canPay = () =>
    Promise.all(['Pagar', 'Crear enlace'].map((name) => bar.getByRole('button', { name }).isEnabled()));
  expect(await canPay()).toEqual([false, false]);
  await boxes.first().uncheck();
  await bar.getByText('50 facturas', { exact: false }).waitFor();
  expect(await canPay()).toEqual([true, true]);
});
