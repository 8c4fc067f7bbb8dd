// A visitor without an account meets rarer cases: a server that is down, limits, faults that the API alone finds.
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { whenStill } from '../../browser/whenStill.ts';
import { person } from '../support/cliente.ts';
import { focused } from '../support/keyboard.ts';
import { faultOnce, limitOnce } from '../support/refuse.ts';
import {
  acceptTerms,
  fillPerson,
  onwardButton,
  openForm,
  readResult,
  readyToSend,
  sendButton,
  tagOf,
} from '../support/solicitud.ts';
import { expectPath, signIn, signOut } from '../support/steps.ts';
import { type Journey, test } from '../support/test.ts';

const POST = '**/api/cliente/inscripciones';

/** The keys under which applications went out. */
function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cliente/inscripciones'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('a press lands where it was aimed, also when a fault comes or goes in that moment', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  // The field right above the button, and all in sight: no scrolling makes up for what moves.
  await page.setViewportSize({ width: 560, height: 2000 });
  await openForm(page);
  await fillPerson(page, person('Con Ratón'));
  const tag = tagOf(page);
  const telefono = tag.getByLabel('Teléfono', { exact: true }).first();
  const onward = onwardButton(page);
  const boxOf = async () => (await onward.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  /** Down at that place, and up once the field that had the focus has lost it. */
  const press = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect.poll(() => focused(page)).toBe('Continuar');
    await page.mouse.up();
  };
  await telefono.fill('12');
  await whenStill(page);
  const before = await boxOf();
  await press(before.x + 9, before.y + 4);
  await tag.getByText('Hay 1 dato por corregir').waitFor();
  await telefono.focus();
  const after = await boxOf();
  await telefono.fill('0991234567');
  await tag.getByText('Ya está todo corregido').waitFor();
  await expect.poll(() => telefono.getAttribute('aria-invalid')).toBeNull();
  await expect.poll(boxOf).toEqual(after);
  await press(after.x + 9, after.y + after.height - 4);
  await tag.getByText('Paso 3 de 4').waitFor();
});

const allowOffline = (journey: Journey) => journey.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);

test('an application that finds a server that is down goes out by itself when it answers again, though the browser was never offline', async ({
  journey,
}) => {
  allowOffline(journey);
  const page = await journey.open('/portal/publico');
  const keys = watchKeys(page);
  await readyToSend(page, 'Sin Servidor');
  const refuse = (route: Route) => route.abort('connectionreset');
  await intercept(page, POST, refuse);
  await intercept(page, '**/api/salud', refuse);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/salud'));
  await sendButton(page).click();
  await tagOf(page).getByText('apenas vuelva la conexión').waitFor();
  await asked;
  expect(keys.length).toBe(1);
  await page.unroute(POST);
  await page.unroute('**/api/salud');
  await readResult(page);
  expect(new Set(keys).size).toBe(1);
});

test('an application that waits for a connection is not sent by itself once something was changed, and goes out with Enter in a field', async ({
  journey,
}) => {
  allowOffline(journey);
  const page = await journey.open('/portal/publico');
  const keys = watchKeys(page);
  await readyToSend(page, 'Con Cambio');
  await journey.context.setOffline(true);
  await sendButton(page).click();
  await tagOf(page).getByText('apenas vuelva la conexión').waitFor();
  await tagOf(page).getByLabel('Apellidos').fill('Otro');
  await tagOf(page).getByText('Cuando vuelva la conexión, envíe su solicitud.').waitFor();
  await journey.context.setOffline(false);
  await tagOf(page).getByLabel('Apellidos').press('Enter');
  await readResult(page);
  expect(new Set(keys).size).toBe(2);
});

test('after too many applications for one person the form says how long to wait, keeps everything, and holds back nobody else', async ({
  journey,
}) => {
  journey.allow(/429/);
  const persona = person('Muchas Veces');
  const { resultados } = await (await fetch(`${journey.url}/api/cliente/cursos?estado=abierto`)).json();
  const [curso] = resultados;
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await fetch(`${journey.url}/api/cliente/inscripciones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        curso: curso.id,
        participante: persona,
        terminos: { version: curso.terminos.version },
        sitioWeb: 'un programa',
        tardoMs: 9000,
      }),
    });
    expect(answer.status).toBe(202);
  }
  const page = await journey.open('/portal/publico');
  await openForm(page);
  await fillPerson(page, persona);
  await acceptTerms(page);
  await sendButton(page).click();
  await tagOf(page).getByText('Hay que esperar para volver a enviar').waitFor();
  const wait = tagOf(page).getByRole('button', { name: /^Espere \d+ (min|h)$/ });
  await expect.poll(() => wait.isDisabled()).toBe(true);
  await expect.poll(() => tagOf(page).getByLabel('Nombres').inputValue()).toBe('Muchas Veces');
  await tagOf(page).getByLabel('Número de identificación').fill(person('Otra').identificacion);
  await tagOf(page).getByText('Hay que esperar para volver a enviar').waitFor({ state: 'hidden' });
  await sendButton(page).click();
  await readResult(page);
});

test('an answer of another shape is reported as such, and what the API alone finds wrong once, at its field and in the list', async ({
  journey,
}) => {
  journey.allow(/422/);
  const page = await journey.open('/portal/publico');
  await readyToSend(page, 'Con Falla');
  await intercept(page, POST, (route) => route.fulfill({ json: { data: [1] } }), { times: 1 });
  await sendButton(page).click();
  await tagOf(page).getByText('respondió algo que no es el portal').first().waitFor();
  await faultOnce(page, POST, '/participante/correo', 'correo');
  await sendButton(page).click();
  await tagOf(page).getByText('Hay 1 dato por corregir').waitFor();
  await expect
    .poll(() =>
      tagOf(page)
        .getByRole('group', { name: /por corregir/ })
        .count(),
    )
    .toBe(1);
  await expect
    .poll(() => tagOf(page).getByLabel('Correo electrónico').getAttribute('aria-invalid'))
    .toBe('true');
});

test('a short wait that the server asks for is waited for, then it is sent, and another person finds an empty form', async ({
  journey,
}) => {
  journey.allow(/429/);
  const page = await journey.open('/portal/publico');
  const keys = watchKeys(page);
  await readyToSend(page, 'Espera Corta');
  await limitOnce(page, POST);
  // It stands there for two seconds.
  const told = tagOf(page).getByText('Enviaremos su solicitud automáticamente en unos segundos.').waitFor();
  await sendButton(page).click();
  await told;
  const solicitud = await readResult(page);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  // The number is still there after a reload, and nothing that the person typed.
  await page.reload();
  expect(await readResult(page)).toBe(solicitud);
  await tagOf(page).getByText('Use el correo que escribió en la solicitud').waitFor();
  for (const name of ['Nombres', 'Apellidos', 'Correo electrónico']) {
    await expect.poll(() => tagOf(page).getByLabel(name).inputValue()).toBe('');
  }
  await tagOf(page).getByRole('button', { name: 'Inscribir a otra persona' }).click();
  await tagOf(page).getByRole('heading', { level: 1, name: 'Inscripción' }).waitFor();
  await expect.poll(() => tagOf(page).getByLabel('Nombres').inputValue()).toBe('');
});

test('a session that ends elsewhere takes nothing of a form that is open', async ({ journey }) => {
  const other = await journey.open('/portal/auth/login');
  const page = await journey.open('/portal/auth/login?returnTo=%2Fpublico');
  await page.getByLabel('Cédula, RUC, pasaporte o correo').waitFor();
  await signIn(other);
  await expectPath(page, '/publico');
  await openForm(page);
  const tag = tagOf(page);
  await tag.getByText('Ya ingresó como').waitFor();
  await fillPerson(page, person('Sin Sesión'));
  await signOut(other);
  await tag.getByText('¿Ya es cliente?').waitFor();
  await expect.poll(() => tag.getByLabel('Nombres').inputValue()).toBe('Sin Sesión');
  expect(await tag.getByText('Recuperamos lo que había escrito').isVisible()).toBe(false);
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
});
