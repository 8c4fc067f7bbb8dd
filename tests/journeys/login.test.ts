// Signing in and out, as a person does it.
import { expect } from 'vitest';
import { DEMO, expectHeading, expectPath, openSignedIn, signIn, signOut } from './support/steps.ts';
import { test } from './support/test.ts';

test('whoever opens the portal is asked to sign in, and is greeted by name', async ({ journey }) => {
  const page = await journey.open('/portal/');
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
  await expectHeading(page, 'Bienvenido de nuevo');
  await signIn(page);
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);
});

test('the e-mail serves as well as the identification, in any case', async ({ journey }) => {
  const page = await journey.open('/portal/auth/login');
  await signIn(page, DEMO.email.toUpperCase());
  await expectPath(page, '/cliente');
});

test('an empty form is not sent: a summary and each field say what is missing', async ({ journey }) => {
  const page = await journey.open('/portal/auth/login');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/login')) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByText('Hay 2 datos por corregir').waitFor();
  const username = page.getByLabel('Cédula, RUC o correo');
  await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Escriba su cédula, RUC o correo.' }).click();
  await expect.poll(() => username.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(calls).toEqual([]);

  // A message on screen changes its language like everything else.
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Saisissez votre mot de passe.' }).waitFor();
});

test('the password can be seen, and hidden again', async ({ journey }) => {
  const page = await journey.open('/portal/auth/login');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('visible');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('password');
});

test('password managers find what they look for: a form, names and autocomplete tokens', async ({
  journey,
}) => {
  const page = await journey.open('/portal/auth/login');
  const username = page.getByLabel('Cédula, RUC o correo');
  await username.waitFor();
  const found = await page.locator('form').evaluate((form: HTMLFormElement) => ({
    fields: [...new FormData(form).keys()],
    tokens: [...form.elements].map((element) => element.getAttribute('autocomplete')).filter(Boolean),
    // One shadow root deep: the form's root belongs to an element of the page itself.
    depth: (form.getRootNode() as ShadowRoot).host.getRootNode() === document ? 1 : 2,
  }));
  expect(found.fields).toEqual(expect.arrayContaining(['username', 'password']));
  expect(found.tokens).toEqual(['username', 'current-password']);
  expect(found.depth).toBe(1);
});

test('the identification is remembered only when asked', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await stored()).not.toContain(DEMO.identification);
  await signOut(page);
  await expect.poll(() => page.getByLabel('Cédula, RUC o correo').inputValue()).toBe('');
  await page.getByLabel('Recordar mi identificación').check();
  await signIn(page);
  await expectPath(page, '/cliente');
  await signOut(page);
  await expect.poll(() => page.getByLabel('Cédula, RUC o correo').inputValue()).toBe(DEMO.identification);
  await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
  expect(await stored()).not.toContain(DEMO.password);
});

test('the account menu says who is signed in and signs out, back to the start', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByText(DEMO.email).waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente');
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  // Whoever kept a copy of it has nothing.
  const replay = () => fetch(`${journey.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await replay()).status).toBe(401);
  await page.goBack();
  await expectPath(page, '/auth/login?returnTo=%2Fcliente%2Fcursos');
});

test('the session survives a reload of the page', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  await page.reload();
  await expectHeading(page, /^Hola, /);
  await expectPath(page, '/cliente');
});
