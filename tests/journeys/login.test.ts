// Signing in and out, as a person does it.
import { expect } from 'vitest';
import { countPresses } from './support/countPresses.ts';
import { DEMO, expectHeading, expectPath, openOwnSession, signIn, signOut } from './support/steps.ts';
import { test } from './support/test.ts';

test('whoever opens the portal is asked to sign in, does so by one press, and is greeted by name', async ({
  journey,
}) => {
  const page = await journey.open('/portal/');
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
  await expectHeading(page, 'Ingrese a su cuenta');
  await page.getByLabel('Cédula, RUC, pasaporte o correo').fill(DEMO.identification);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);
  expect(presses()).toHaveLength(1);
});

test('an empty form is not sent: a summary and each field say what is missing; the password can be seen, and hidden again', async ({
  journey,
}) => {
  const page = await journey.open('/portal/auth/login');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/login')) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByText('Hay 2 datos por corregir').waitFor();
  const username = page.getByLabel('Cédula, RUC, pasaporte o correo');
  await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Escriba su cédula, RUC, pasaporte o correo.' }).click();
  await expect.poll(() => username.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(calls).toEqual([]);

  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('password');

  // A message on screen changes its language like everything else.
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Saisissez votre mot de passe.' }).waitFor();
});

test('the identification is remembered only when asked', async ({ journey }) => {
  const page = await openOwnSession(journey.open);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await stored()).not.toContain(DEMO.identification);
  await signOut(page);
  await expect.poll(() => page.getByLabel('Cédula, RUC, pasaporte o correo').inputValue()).toBe('');
  await page.getByLabel('Recordar mi identificación').check();
  await signIn(page);
  await expectPath(page, '/cliente');
  await signOut(page);
  await expect
    .poll(() => page.getByLabel('Cédula, RUC, pasaporte o correo').inputValue())
    .toBe(DEMO.identification);
  await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
  expect(await stored()).not.toContain(DEMO.password);
});

test('the account menu says who is signed in and signs out, back to the start', async ({ journey }) => {
  const page = await openOwnSession(journey.open, '/cliente/cursos');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByText(DEMO.email).waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  // Whoever kept a copy of it has nothing.
  const replay = () => fetch(`${journey.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await replay()).status).toBe(401);
  await page.goBack();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Fcursos');
});
