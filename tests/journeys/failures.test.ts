// Failures are explained in words, in place, and nothing that the person typed is lost.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { alertOf, allowFailures, FAILURES, fail, isFocused } from './support/faults.ts';
import { limitOnce } from './support/refuse.ts';
import { registerAccount } from './support/registerAccount.ts';
import { readResult, readyToSend, sendButton, tagOf } from './support/solicitud.ts';
import { expectHeading, expectPath, openSignedIn, signIn } from './support/steps.ts';
import { test } from './support/test.ts';

async function expectFormKept(page: Page, username: string): Promise<void> {
  await expect.poll(() => page.getByLabel('Cédula, RUC, pasaporte o correo').inputValue()).toBe(username);
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).not.toBe('');
}

test('whatever is wrong at the sign-in is said in words, the form and its focus kept, and Enter signs in when the fault is gone', async ({
  journey,
}) => {
  allowFailures(journey);
  // An account of its own, because wrong passwords for one make the next ones wait.
  const { email, password: own } = await registerAccount(journey.url);
  const page = await journey.open('/portal/auth/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  const ownContent = page.locator('portal-completo > .espera');
  await signIn(page, email, 'no-es-esta-clave');
  await expect.poll(() => alertOf(page)).toContain('no son correctos');
  await expectFormKept(page, email);
  await password.fill(own);
  for (const failure of FAILURES) {
    await intercept(page, '**/api/auth/login', fail(failure));
    await password.press('Enter');
    await expect.poll(() => alertOf(page), { message: failure.name }).toContain(failure.says);
    await expectFormKept(page, email);
    await expect.poll(() => isFocused(password), { message: failure.name }).toBe(true);
    // No other try helps if something else than the API answers.
    await expect
      .poll(() => ownContent.isVisible(), { message: failure.name })
      .toBe(failure.says.includes('página web'));
    await page.unroute('**/api/auth/login');
  }
  // Whoever is told to come back in an hour sees the wait on the button, which sends nothing until that hour has passed.
  await page.clock.install();
  await limitOnce(page, '**/api/auth/login', 3600);
  const submit = page.getByRole('button', { name: /^(Ingresar|Espere .*)$/ });
  const waitOn = async () => [await submit.textContent(), await submit.getAttribute('aria-disabled')];
  await submit.press('Enter');
  await expect.poll(waitOn).toEqual([expect.stringMatching(/^Espere (59|60) min$/), 'true']);
  for (const key of ['Enter', 'Space']) await submit.press(key);
  await password.press('Enter');
  await page.clock.fastForward('50:00');
  await expect.poll(waitOn).toEqual([expect.stringMatching(/^Espere (9|10) min$/), 'true']);
  await submit.focus();
  await page.clock.fastForward('10:00');
  await expect.poll(() => alertOf(page)).toContain('Ya puede');
  await expect.poll(waitOn).toEqual(['Ingresar', null]);
  await expect.poll(() => isFocused(submit)).toBe(true);
  await journey.context.setOffline(true);
  await password.press('Enter');
  await expect.poll(() => alertOf(page)).toContain('Este equipo está sin conexión');
  await expect.poll(() => ownContent.isVisible()).toBe(false);
  await journey.context.setOffline(false);
  await page.keyboard.press('Enter');
  await expectPath(page, '/cliente');
});

test('whatever is wrong with a list is said in words, and a retry works once it is gone and leaves the focus on the heading', async ({
  journey,
}) => {
  allowFailures(journey);
  const url = '**/api/cliente/inscripciones?**';
  const [first, ...others] = FAILURES;
  await intercept(journey.context, url, fail(first));
  const page = await openSignedIn(journey.open, '/cliente/inscripciones');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.poll(() => alertOf(page), { message: first.name }).toContain(first.says);
  for (const failure of others) {
    await journey.context.unroute(url);
    await intercept(journey.context, url, fail(failure));
    await retry.click();
    await expect.poll(() => alertOf(page), { message: failure.name }).toContain(failure.says);
  }
  await journey.context.unroute(url);
  await retry.click();
  await page.getByText(/^Mostrando 1–/).waitFor();
  await expect.poll(() => page.locator('h1:focus').allTextContents()).toEqual(['Inscripciones']);
});

test('a stored token that is worth nothing is no session at all, without a word, and signing in leads on', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await journey.open('/portal/cliente/cursos', { token: 'no-es-un-token' });
  await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Fcursos');
  await expectHeading(page, 'Ingrese a su cuenta');
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  await signIn(page);
  await expectPath(page, '/cliente/cursos');
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
  await expectHeading(page, 'Estado de cuenta');
  await expect.poll(() => box.isChecked()).toBe(true);
  await expect.poll(() => isFocused(create)).toBe(true);
  await journey.context.unroute('**/chunks/PagoDialog-*');
  await create.click();
  await page.getByRole('dialog', { name: 'Crear un enlace de pago' }).waitFor();
});
