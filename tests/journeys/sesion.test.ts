// The life of a session: its end with work on the screen, clocks that are wrong, other tabs, and where signing in leads.
import { expect } from 'vitest';
import { expectHeading, expectPath, openSignedIn, pathOf, signIn, signInAgain } from './support/steps.ts';
import { test } from './support/test.ts';

const refused = {
  status: 401,
  contentType: 'application/problem+json',
  body: '{"status":401,"code":"sesion_invalida"}',
};

test('the session ends in the middle of an enrolment: sign in again, the form is as it was and sends once', async ({
  journey,
}) => {
  journey.allow(/401/);
  const page = await openSignedIn(journey.open, '/cliente/inscripciones/registro');
  await page
    .getByRole('button', { name: /^Elegir / })
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Continuar' });
  const confirm = page.getByRole('button', {
    name: /^(Confirmar inscripción|Entrar en la lista de espera)$/,
  });
  await page.getByRole('radio', { name: 'Otra persona' }).check();
  await page.getByLabel('Nombres').fill('Lucía');
  await page.getByLabel('Apellidos').fill('Vera');
  await page.getByLabel('Número').fill('1710034065');
  await page.getByLabel('Correo').fill('lucia@portal.test');
  await page.getByLabel('Teléfono').last().fill('0991234567');
  await next.click();
  await page
    .getByRole('heading', { name: /Facturación|Revisión/ })
    .first()
    .waitFor();
  while (!(await confirm.isVisible())) await next.click();
  await page.getByRole('checkbox', { name: /Acepto/ }).check();

  const keys: (string | undefined)[] = [];
  let arrived = 0;
  await page.route('**/api/cliente/inscripciones', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.fulfill(refused);
    arrived += 1;
    return route.fallback();
  });
  await confirm.click();
  await page.getByRole('dialog', { name: 'Su sesión terminó' }).waitFor();
  // Nothing but signing in or out ends it: a slip must not lose the form.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('checkbox', { name: /Acepto/ }).isChecked()).toBe(true);
  await signInAgain(page);
  await expect.poll(() => pathOf(page), { timeout: 15_000 }).not.toContain('/registro');
  expect([arrived, new Set(keys).size, keys.length]).toEqual([1, 1, 2]);
});

test('declined, one is signed out cleanly and comes back to the same place', async ({ journey }) => {
  journey.allow(/401/);
  const page = await openSignedIn(journey.open);
  await page.route('**/api/cliente/inscripciones?**', (route) => route.fulfill(refused), { times: 1 });
  await page.goto('/portal/cliente/inscripciones');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Finscripciones');
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  await signIn(page);
  await expectPath(page, '/cliente/inscripciones');
});

test.for([
  ['ahead', 5],
  ['behind', -5],
] as const)('a clock hours %s neither signs out nor warns', async ([, hours], { journey }) => {
  await journey.context.addInitScript((shift) => {
    const real = Date.now;
    Date.now = () => real() + shift;
  }, hours * 3_600_000);
  const page = await journey.open('/portal/auth/login');
  await signIn(page);
  await expectHeading(page, /^Hola, /);
  await page.reload();
  await expectHeading(page, /^Hola, /);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('two tabs: signing out in one ends the other; signing in there brings it back', async ({ journey }) => {
  const one = await journey.open('/portal/auth/login');
  const two = await journey.open('/portal/auth/login?returnTo=%2Fcliente%2Fcursos');
  await two.getByLabel('Cédula, RUC o correo').waitFor();
  await signIn(one);
  await expectPath(one, '/cliente');
  await expectPath(two, '/cliente/cursos');
  await two.getByRole('button', { name: /^Cuenta de / }).click();
  await two.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectPath(one, '/auth/login?returnTo=%2Fcliente');
});

/** The worst of the table in tests/unit/domain/returnTo.test.ts. */
const hostile = [
  'https://malo.test',
  '//malo.test',
  '/\\malo.test',
  '\\\\malo.test',
  '/%2F/malo.test',
  '/%5Cmalo.test',
  '/%09/malo.test',
  '/\t/malo.test',
  '/\u2044malo.test',
  '/／malo.test',
  'javascript:alert(1)',
  'data:text/html,hola',
  '/cliente/../../malo',
  '@malo.test',
  '/cliente@malo.test//',
  'https:/malo.test',
];

test('no returnTo leads out of the portal, neither at sign-in nor for whoever has signed in', async ({
  journey,
}) => {
  const page = await journey.open(`/portal/auth/login?returnTo=${encodeURIComponent('//malo.test')}`);
  await signIn(page);
  await expectPath(page, '/cliente');
  for (const value of hostile) {
    await page.goto(`/portal/auth/login?returnTo=${encodeURIComponent(value)}`);
    await expect
      .poll(() => page.url(), { timeout: 15_000, message: value })
      .toBe(`${journey.url}/portal/cliente`);
  }
});
