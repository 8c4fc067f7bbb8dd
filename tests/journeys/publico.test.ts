// A visitor without an account: from the page of a CMS to the mail, whatever happens to the connection in between.
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { findViolations } from './support/axe.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { person } from './support/cliente.ts';
import { focused, tabTo } from './support/keyboard.ts';
import { faultOnce, limitOnce } from './support/refuse.ts';
import {
  acceptTerms,
  fillPerson,
  onwardButton,
  openForm,
  readResult,
  readyToSend,
  sendButton,
  tagOf,
} from './support/solicitud.ts';
import { expectPath, signIn, signOut } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

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

test('the CMS leads to the mail, the mail to the money, and that to the portal', async ({ journey }) => {
  const page = await journey.open('/cms/');
  const course = await openForm(page);
  const tag = tagOf(page);
  await tag.getByText('Si tiene que anular').waitFor();
  const persona = person('María José', 'Ñíguez');
  await fillPerson(page, persona);
  expect(await onwardButton(page).isVisible()).toBe(false);
  await tag.getByLabel('A nombre de otra persona o de una empresa').check();
  await tag.getByLabel('Número de identificación').last().fill('1792060346001');
  await tag.getByLabel('Nombre o razón social').fill('Comercial Andina S. A.');
  await tag.getByLabel('Correo para la factura').fill('facturas@andina.test');
  // The terms can be read, in the version that is accepted.
  const version = await tag.getByText(/^Versión /).textContent();
  const [terms] = await Promise.all([
    journey.context.waitForEvent('page'),
    tag.getByRole('link', { name: /^términos de la inscripción/ }).click(),
  ]);
  await terms
    .getByText(version?.replace('.', '') ?? '')
    .first()
    .waitFor();
  await terms.close();
  await acceptTerms(page);
  const event = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('portal-inscripcion', ({ detail }) => resolve(detail), { once: true });
      }),
  );
  await sendButton(page).click();
  const solicitud = await readResult(page);
  expect(await event).toMatchObject({ canal: 'publico', solicitud });
  await tag.getByText(persona.correo).first().waitFor();

  // The mail asks for the same amount as the link and the result.
  const mail = await readMail(journey.url, persona.correo, / · SOL-/);
  expect(mail).toContain(course);
  const amount = /Pague (\S+\sUS\$)/.exec(mail)?.[1] ?? '';
  await tag.getByText(amount).first().waitFor();
  const payment = await journey.open(linkIn(mail, '/pagar/'));
  await payment.getByText(amount).first().waitFor();
  await payment.getByRole('button', { name: /^Pagar / }).click();
  await payment.getByRole('status').first().waitFor();
  expect(await readMail(journey.url, persona.correo, /La inscripción está confirmada/)).toContain(
    'tiene su cupo',
  );

  await tag.getByLabel('Contraseña nueva').fill('corta');
  await tag.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await tag.getByText('Use al menos 15 caracteres.').first().waitFor();
  await tag.getByLabel('Contraseña nueva').fill('ñandú 日本 una frase propia');
  await tag.getByRole('button', { name: 'Crear mi cuenta' }).dblclick();
  await tag.getByRole('heading', { name: 'Su cuenta está lista' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('frase');
  const confirmation = await readMail(journey.url, persona.correo, /^Confirme su correo/);
  const proof = await journey.open(linkIn(confirmation, '/api/correo/verificar'));
  await proof.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await proof.getByRole('heading', { name: 'Correo confirmado' }).waitFor();
  await tag.getByRole('link', { name: 'Ir a mi portal' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hola, María/ }).waitFor();
  await page.getByText(course).first().waitFor();
});

test('what is wrong is explained at its field and in a list that leads there', async ({ journey }) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const tag = tagOf(page);
  await tag.getByLabel('Número de identificación').fill('1714307104');
  await tag.getByLabel('Nombres').fill('Ana');
  await tag.getByText('El último dígito comprueba los nueve anteriores').first().waitFor();
  await sendButton(page).click();
  await tag.getByText('Hay 5 datos por corregir').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => focused(page)).toContain('Hay 5 datos por corregir');
  await tag.getByRole('button', { name: 'Escriba los apellidos.' }).click();
  await expect.poll(() => focused(page)).toBe('Apellidos');
  await page.keyboard.type('Mora');
  await tag.getByText('Hay 4 datos por corregir').waitFor();
});

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
  const before = await boxOf();
  await press(before.x + 9, before.y + 4);
  await tag.getByText('Hay 1 dato por corregir').waitFor();
  await telefono.focus();
  const after = await boxOf();
  await telefono.fill('0991234567');
  await tag.getByText('Ya está todo corregido').waitFor();
  expect(await telefono.getAttribute('aria-invalid')).toBeNull();
  expect(await boxOf()).toEqual(after);
  await press(after.x + 9, after.y + after.height - 4);
  await tag.getByText('Paso 3 de 4').waitFor();
});

describe('a connection that fails', () => {
  const allowOffline = (journey: Journey) => journey.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);

  test('goes away while sending: the application goes out by itself when it is back, once, whatever was clicked', async ({
    journey,
  }) => {
    allowOffline(journey);
    const page = await journey.open('/cms/');
    const keys = watchKeys(page);
    await readyToSend(page, 'Sin Red');
    await journey.context.setOffline(true);
    await sendButton(page).dblclick();
    await tagOf(page).getByText('No hay conexión').waitFor();
    await journey.context.setOffline(false);
    await readResult(page);
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('finds a server that is down: goes out by itself when it answers again, though the browser was never offline', async ({
    journey,
  }) => {
    allowOffline(journey);
    const page = await journey.open('/portal/publico');
    const keys = watchKeys(page);
    await readyToSend(page, 'Sin Servidor');
    const refuse = (route: Route) => route.abort('connectionreset');
    await intercept(page, POST, refuse);
    await intercept(page, '**/api/salud', refuse);
    await sendButton(page).click();
    await tagOf(page).getByText('apenas vuelva la conexión').waitFor();
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/salud'));
    expect(keys.length).toBe(1);
    await page.unroute(POST);
    await page.unroute('**/api/salud');
    await readResult(page);
    expect(new Set(keys).size).toBe(1);
  });

  test('loses the answer: trying again gives that same answer, also after a reload', async ({ journey }) => {
    allowOffline(journey);
    const page = await journey.open('/portal/publico');
    const keys = watchKeys(page);
    await readyToSend(page, 'Sin Respuesta');
    let lost = '';
    await intercept(page, POST, async (route) => {
      const answer = await route.fetch();
      lost = (await answer.json()).solicitud;
      await route.abort('connectionreset');
    });
    // Nor does it go out by itself meanwhile.
    await intercept(page, '**/api/salud', (route) => route.abort('connectionreset'));
    await sendButton(page).click();
    await tagOf(page).getByText('No hay conexión').waitFor();
    await page.unroute(POST);
    await page.reload();
    await tagOf(page).getByText('Recuperamos lo que había escrito').waitFor();
    await acceptTerms(page);
    await sendButton(page).click();
    expect(await readResult(page)).toBe(lost);
    expect(new Set(keys).size).toBe(1);
  });

  test('sends nothing by itself once something was changed, and goes out with Enter in a field', async ({
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
    await tagOf(page).getByText('Cuando vuelva la conexión, envíe su inscripción.').waitFor();
    await journey.context.setOffline(false);
    await tagOf(page).getByLabel('Apellidos').press('Enter');
    await readResult(page);
    expect(new Set(keys).size).toBe(2);
  });
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

test('what the API alone finds wrong is told once, at its field and in the list', async ({ journey }) => {
  journey.allow(/422/);
  const page = await journey.open('/portal/publico');
  await readyToSend(page, 'Con Falla');
  await faultOnce(page, POST, '/participante/correo', 'correo');
  await sendButton(page).click();
  await tagOf(page).getByText('Hay 1 dato por corregir').waitFor();
  await expect.poll(() => tagOf(page).getByRole('alert').count()).toBe(1);
  await expect
    .poll(() => tagOf(page).getByLabel('Correo electrónico').getAttribute('aria-invalid'))
    .toBe('true');
});

test('an answer of another shape is told as that, and the form can be sent again', async ({ journey }) => {
  const page = await journey.open('/cms/');
  await readyToSend(page, 'Forma Ajena');
  await intercept(page, POST, (route) => route.fulfill({ json: { data: [1] } }), { times: 1 });
  await sendButton(page).click();
  await tagOf(page).getByText('respondió algo que no es el portal').first().waitFor();
  await sendButton(page).click();
  await readResult(page);
});

test('a short wait that the server asks for is waited for, then it is sent, and another person finds an empty form', async ({
  journey,
}) => {
  journey.allow(/429/);
  const page = await journey.open('/portal/publico');
  await readyToSend(page, 'Espera Corta');
  await limitOnce(page, POST);
  await sendButton(page).click();
  await tagOf(page).getByText('Enviaremos su inscripción automáticamente en unos segundos').waitFor();
  const solicitud = await readResult(page);
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

test('Back leads from the form to the list and loses nothing', async ({ journey }) => {
  const page = await journey.open('/portal/publico');
  // Some of those listed are full, and take people for their waiting list only.
  await tagOf(page)
    .getByText(/^\d+ cursos$/)
    .waitFor();
  const course = await openForm(page);
  await tagOf(page).getByLabel('Nombres').fill('Ida y Vuelta');
  await page.goBack();
  await tagOf(page).getByRole('heading', { level: 1, name: 'Cursos con inscripciones abiertas' }).waitFor();
  await page.goForward();
  await tagOf(page).getByText(course).first().waitFor();
  await expect.poll(() => tagOf(page).getByLabel('Nombres').inputValue()).toBe('Ida y Vuelta');
});

test("the page's own anchors leave a form that is open as it is", async ({ journey }) => {
  const page = await journey.open('/cms/');
  await openForm(page);
  await tagOf(page).getByLabel('Nombres').fill('Con Ancla');
  await page.getByRole('link', { name: 'Requisitos' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#requisitos');
  await expect.poll(() => tagOf(page).getByLabel('Nombres').inputValue()).toBe('Con Ancla');
});

test('the keyboard alone leads from the list to the result', async ({ journey }) => {
  const page = await journey.open('/cms/');
  await tagOf(page).getByRole('article').first().waitFor();
  await tabTo(page, /^Inscribirme: /);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Inscripción');
  const persona = person('Solo Teclado');
  await tabTo(page, /^Tipo de identificación$/);
  await page.keyboard.type('Pasap');
  await tabTo(page, /^Número de identificación$/);
  await page.keyboard.type(persona.identificacion);
  await tabTo(page, /^Nombres$/);
  await page.keyboard.type(persona.nombres);
  await tabTo(page, /^Apellidos$/);
  await page.keyboard.type(persona.apellidos);
  await tabTo(page, /^Correo electrónico$/);
  await page.keyboard.type(persona.correo);
  await tabTo(page, /^Teléfono$/);
  await page.keyboard.type('0991234567');
  await page.keyboard.press('Enter');
  // All of it is on one page: what is missing is told.
  await expect.poll(() => focused(page)).toContain('Hay 1 dato por corregir');
  await tabTo(page, /^Acepto los /);
  await page.keyboard.press('Space');
  await tabTo(page, /^Enviar inscripción$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Recibimos su solicitud');
});

test('a session that ends elsewhere takes nothing of a form that is open', async ({ journey }) => {
  const other = await journey.open('/portal/auth/login');
  const page = await journey.open('/portal/auth/login?returnTo=%2Fpublico');
  await page.getByLabel('Cédula, RUC o correo').waitFor();
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
