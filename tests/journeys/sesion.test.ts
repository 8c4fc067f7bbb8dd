// The life of a session: its end with work on the screen, clocks that are wrong, other tabs, and where signing in leads.
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { RunningServer } from '../../demo/server.ts';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import { startDemo } from '../support/demoServer.ts';
import { registerAccount } from './support/registerAccount.ts';
import {
  DEMO,
  expectHeading,
  expectPath,
  openOwnSession,
  pathOf,
  signIn,
  signInAgain,
  signOut,
} from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

const refused = {
  status: 401,
  contentType: 'application/problem+json',
  body: '{"status":401,"code":"sesion_invalida"}',
};

/** A server whose clock is the test's: browsers go by it, whatever time they have themselves. */
let server: RunningServer | undefined;
let ahead = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  server = await startDemo(inject('demoData'), { now });
});
beforeEach(() => {
  ahead = 0;
});
afterAll(async () => {
  await server?.close();
});

/** Somebody who signed in there just now. */
async function openThere(journey: Journey, path: string): Promise<{ page: Page; there: Journey }> {
  const there = await journey.another({ baseURL: server?.url ?? '' });
  const page = await there.open(`/portal/auth/login?returnTo=${encodeURIComponent(path)}`);
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await signIn(page);
  await expectPath(page, path);
  return { page, there };
}

/** The requests of each page that are not answered yet. */
const underWay = new WeakMap<Page, ReadonlySet<Request>>();

/**
 * Lets the server's clock stand so many seconds before the end of the session. Each answer tells the page that time.
 */
async function leave(page: Page, seconds: number): Promise<void> {
  await whenStill(page);
  await expect.poll(() => underWay.get(page)?.size).toBe(0);
  const exp = await page.evaluate(() => {
    const [, claims = ''] = (sessionStorage.getItem('accessToken') ?? '').split('.');
    return Number(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp);
  });
  ahead = (exp - seconds) * 1000 - Date.now();
}

/**
 * Lets the page ask the server for something, and so hear its time. A press could meet the warning, where an answer that is late
 * brings it first.
 */
async function askTime(page: Page): Promise<void> {
  await page
    .locator('portal-cliente')
    .evaluate((tag) => (tag as HTMLElement & { refresh: () => void }).refresh());
}

test('the end is announced before it comes, and is put off by signing in; if the notice is dismissed, it comes', async ({
  journey,
}) => {
  const { page, there } = await openThere(journey, '/cliente');
  there.allow(/401/);
  const warning = page.getByRole('dialog', { name: 'Su sesión está por terminar' });
  await leave(page, 100);
  await askTime(page);
  await warning.getByText(/Su sesión termina en [01]:\d\d/).waitFor();
  await warning.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  await warning.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await warning.waitFor({ state: 'hidden' });
  // The new session has its whole time, on this screen, on the next one and after a reload.
  await page.getByRole('link', { name: 'Recibos Pago', exact: true }).click();
  await expectHeading(page, /^Recibos/);
  await page.reload();
  await expectHeading(page, /^Recibos/);
  await whenStill(page);
  await expect.poll(() => underWay.get(page)?.size).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await leave(page, 60);
  await askTime(page);
  await warning.getByText('Su sesión termina en 60 segundos.').waitFor();
  await warning.getByRole('button', { name: 'Ahora no' }).click();
  await warning.waitFor({ state: 'hidden' });
  await leave(page, -1);
  await askTime(page);
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  // The account stands there and cannot be changed: only the password may be wrong, and the link for a new one is elsewhere.
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-clave');
  await dialog.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await dialog.getByText('La contraseña no es correcta.').waitFor();
  await dialog.getByText(/abra el portal en otra pestaña/).waitFor();
  await signInAgain(page);
  await expectPath(page, '/cliente/recibos');
  await expectHeading(page, /^Recibos/);
});

test('a session that ends in the middle of an enrolment is begun again in place, and the form is as it was and sends once', async ({
  journey,
}) => {
  const { page, there } = await openThere(journey, '/cliente/inscripciones/registro');
  there.allow(/401/);
  await page
    .getByRole('button', { name: /^Elegir / })
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Continuar' });
  const confirm = page.getByRole('button', {
    name: /^(Confirmar inscripción|Unirse a la lista de espera)$/,
  });
  const person = { Nombres: 'Lucía', Apellidos: 'Vera', Número: '1710034065', Correo: 'lucia@portal.test' };
  // A known person comes to the review at once, and goes back from there.
  await page.getByRole('button', { name: 'Cambiar Participante' }).click();
  await page.getByRole('radio', { name: 'Otra persona' }).check();
  for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Teléfono').last().fill('0991234567');
  await next.click();
  // If nothing is billed, the review comes at once.
  const step = page.getByRole('heading', { level: 2, name: /^(Facturación|Revisión)$/ });
  if ((await step.textContent()) === 'Facturación') await next.click();
  await confirm.waitFor();
  await page.getByRole('checkbox', { name: /Acepto/ }).check();

  const sent: { key: string | undefined; status: number }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/api/cliente/inscripciones')) return;
    sent.push({ key: request.headers()['idempotency-key'], status: response.status() });
  });
  await leave(page, -1);
  await confirm.click();
  await page.getByRole('dialog', { name: 'Su sesión terminó' }).waitFor();
  // Only signing in or out ends it: a slip must not lose the form.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('checkbox', { name: /Acepto/ }).isChecked()).toBe(true);
  await page.getByText('Lucía Vera').first().waitFor();
  await signInAgain(page);
  await expect.poll(() => pathOf(page)).not.toContain('/registro');
  await page.getByText('Lucía Vera').first().waitFor();
  expect(sent.map(({ status }) => status)).toEqual([401, 201]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('a person who declines to sign in again is signed out cleanly and comes back to the same place; somebody else begins at their own start', async ({
  journey,
}) => {
  journey.allow(/401/);
  const place = '/cliente/cartera?ver=movimientos&q=FAC-1';
  const page = await openOwnSession(journey.open);
  await intercept(page, '**/api/cliente/movimientos?**', (route) => route.fulfill(refused), { times: 1 });
  await page.goto(`/portal${place}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectPath(page, `/auth/login?returnTo=${encodeURIComponent(place)}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  await signIn(page);
  await expectPath(page, place);

  const { email, password } = await registerAccount(journey.url);
  const other = await journey.open('/portal/cliente');
  await signOut(other);
  await expectPath(page, `/auth/login?returnTo=${encodeURIComponent(place)}`);
  await page.reload();
  await signIn(page, email, password);
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);
});

/** Notes, in each page that opens from now on, whether the sign-in page was ever there. */
async function watchForSignIn({ context }: Journey): Promise<(page: Page) => Promise<boolean>> {
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('portal-login') && !location.pathname.includes('/auth/')) return;
      document.documentElement.dataset.ingreso = '';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return (page) => page.evaluate(() => document.documentElement.dataset.ingreso !== undefined);
}

test('a link of the portal that is opened in a new tab is signed in there, and none shows the sign-in page', async ({
  journey,
}) => {
  const sawSignIn = await watchForSignIn(journey);
  const page = await openOwnSession(journey.open);
  const [tab] = await Promise.all([
    journey.context.waitForEvent('page'),
    page.getByRole('link', { name: 'Cartera', exact: true }).click({ modifiers: ['Control'] }),
  ]);
  await tab.locator('portal-cliente h1').first().waitFor();
  await expectPath(tab, '/cliente/cartera');
  expect(await sawSignIn(tab)).toBe(false);
  // And from outside: a mail, a bookmark, what somebody wrote into the address.
  const rest = ['/cliente/inscripciones', '/auth/login?returnTo=%2Fcliente%2Fcartera'];
  const [list, target] = await Promise.all(rest.map((path) => journey.open(`/portal${path}`)));
  if (!list || !target) throw new Error('Two pages were opened.');
  await list.locator('portal-cliente h1').first().waitFor();
  expect(await sawSignIn(list)).toBe(false);
  // A signed-in person is led on from the sign-in page without seeing it.
  await expectPath(target, '/cliente/cartera');
  await target.locator('portal-cliente h1').first().waitFor();

  await signOut(list);
  for (const tab of journey.context.pages())
    await tab.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  const later = await journey.open('/portal/cliente/cursos');
  await later.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
});

test('no returnTo leads out of the portal, neither at sign-in nor for whoever has signed in', async ({
  journey,
}) => {
  const page = await journey.open(`/portal/auth/login?returnTo=${encodeURIComponent('//malo.test')}`);
  await signIn(page);
  await expectPath(page, '/cliente');
  await page.goto(`/portal/auth/login?returnTo=${encodeURIComponent('/\\malo.test')}`);
  await expect.poll(() => page.url()).toBe(`${journey.url}/portal/cliente`);
});
