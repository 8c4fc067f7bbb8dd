// A client cancels: what is shown beforehand is what happens, or it is shown anew; and who waits gets the seat.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { settle } from '../browser/settle.ts';
import { linkIn, readMail } from './support/buzon.ts';
import {
  asCliente,
  type ClienteApi,
  type Curso,
  coursesIn,
  type Inscripcion,
  person,
  registerCliente,
} from './support/cliente.ts';
import { countPresses } from './support/countPresses.ts';
import { isInSight } from './support/isInSight.ts';
import { tabUntil } from './support/keyboard.ts';
import { faultOnce, limitOnce } from './support/refuse.ts';
import { ownSite } from './support/site.ts';
import { expectHeading, openSignedIn } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

interface Preview {
  pagado: number;
  retencion: number;
  saldoAFavor: number;
}

const preview = (numero: string): string => `/api/cliente/inscripciones/${numero}/anular`;

const openAs = (journey: Journey, { token }: ClienteApi, numero: string, idioma = 'es'): Promise<Page> =>
  journey.open(`/portal/cliente/inscripciones/${numero}`, { token, idioma });

/** Somebody enrolled, not yet paid, in an open course that costs something and has room. */
async function enrolled(journey: Journey, nombre: string) {
  const cliente = await registerCliente(journey.url, nombre);
  const curso = (await coursesIn(journey.url, 'abierto')).findLast(
    ({ precio, requiereAprobacion, cuposDisponibles = 99 }) =>
      precio > 0 && !requiereAprobacion && cuposDisponibles > 8,
  );
  if (!curso) throw new Error('The demo has no open course.');
  return { cliente, curso, inscripcion: await cliente.enrol(curso, person(nombre)) };
}

/** Finds an enrolment of the demo client by what can be done with it. */
async function findDemo(url: string, wanted: (inscripcion: Inscripcion) => boolean): Promise<Inscripcion> {
  const demo = asCliente(url, ownSite().token);
  const { resultados } = await demo.get<{ resultados: Inscripcion[] }>(
    '/api/cliente/inscripciones?limite=100',
  );
  const found = resultados.find(wanted);
  if (!found) throw new Error('The demo client has no such enrolment.');
  return found;
}

const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Anular inscripción' }).first().dblclick();
const dialog = (page: Page) => page.getByRole('dialog');
const money = (minor: number): RegExp => new RegExp(`${Math.floor(minor / 100)},\\d\\d`);

test('the preview of a paid enrolment says what is kept and what comes back, and that is what happens, once', async ({
  journey,
}) => {
  const paid = await findDemo(journey.url, ({ estado, puedeAnular }) => estado === 'activa' && puedeAnular);
  const demo = asCliente(journey.url, ownSite().token);
  const shownBefore = await demo.get<Preview>(preview(paid.numero));
  const page = await openSignedIn(journey.open, `/cliente/inscripciones/${paid.numero}`);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/anular')) posts += 1;
  });
  await openDialog(page);
  const box = dialog(page);
  await box.getByText('Qué pasará si la anula').waitFor();
  await expect
    .poll(() => box.getByText('Saldo a favor', { exact: true }).locator('..').textContent())
    .toMatch(money(shownBefore.saldoAFavor));
  // In sight as the dialog opens, and read out with the button that does it.
  const warning = box.getByText(/^No se puede deshacer\. .* inscribirse de nuevo/);
  await warning.waitFor();
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [768, 1024],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => warning.evaluate(isInSight)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await box.getByRole('heading', { name: '¿Por qué la anula?' }).waitFor();
  expect(await box.getByText('Elija un motivo.').count()).toBe(0);
  await box.getByRole('button', { name: 'Anular inscripción' }).click();
  await box.getByText('Elija un motivo.').waitFor();
  await box.getByLabel('Motivo').selectOption('salud');
  // A slow answer: the dialog closes before the enrolment is read again.
  const { promise: closed, resolve: letRead } = Promise.withResolvers<void>();
  await intercept(page, `**/api/cliente/inscripciones/${paid.numero}`, async (route) => {
    await closed;
    await route.continue();
  });
  await box.getByRole('button', { name: 'Anular inscripción' }).dblclick();
  await box.getByRole('heading', { name: `La inscripción en ${paid.curso.nombre} está anulada` }).waitFor();
  await expect
    .poll(() => box.getByText('Saldo a favor', { exact: true }).locator('..').textContent())
    .toMatch(money(shownBefore.saldoAFavor));
  expect(posts).toBe(1);
  const after = await demo.get<Inscripcion>(`/api/cliente/inscripciones/${paid.numero}`);
  expect(after.anulada?.retencion).toBe(shownBefore.retencion);
  await box.getByRole('button', { name: 'Cerrar' }).last().click();
  await box.waitFor({ state: 'hidden' });
  letRead();
  await page.getByText(/^Esta inscripción se anuló el/).waitFor();
  // The button that opened the dialog is gone, but the focus is not lost.
  await expect
    .poll(() => page.locator('portal-cliente h1').evaluate((h1) => h1.matches(':focus')))
    .toBe(true);
});

test('four presses from the list of enrolments cancel one: preview, reason and confirmation stand together', async ({
  journey,
}) => {
  const { cliente, inscripcion } = await enrolled(journey, 'Celia');
  const page = await openAs(journey, cliente, '');
  await page.goto('/portal/cliente/inscripciones');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: inscripcion.curso.nombre }).first().click();
  await page.getByRole('button', { name: 'Anular inscripción' }).first().click();
  await dialog(page).getByLabel('Motivo').selectOption('horario');
  await dialog(page).getByRole('button', { name: 'Anular inscripción' }).click();
  await dialog(page).getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`).waitFor();
  expect(presses()).toHaveLength(4);
});

test('where what would happen is not what was shown any more, nothing is done and it is shown anew', async ({
  journey,
}) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer 409: POST/);
  const { cliente, inscripcion } = await enrolled(journey, 'Irene');
  const page = await openAs(journey, cliente, inscripcion.numero);
  // Meanwhile it becomes active: what the page knew of it is old, and the last day is told.
  let read = 0;
  await intercept(page, `**${preview(inscripcion.numero)}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    read += 1;
    const change = read === 1 ? { huella: 'otra' } : { estado: 'activa' };
    await route.fulfill({ response: answer, json: { ...json, ...change } });
  });
  await openDialog(page);
  const box = dialog(page);
  await box
    .getByText(/^Puede anular en cualquier momento mientras no esté activa; después, hasta el /)
    .waitFor();
  await box.getByLabel('Motivo').selectOption('horario');
  await box.getByRole('button', { name: 'Anular inscripción' }).click();
  await box.getByText('Algo cambió: mírelo otra vez').waitFor();
  await box.getByText(/^Puede anular hasta el /).waitFor();
  expect((await cliente.get<Inscripcion>(`/api/cliente/inscripciones/${inscripcion.numero}`)).estado).toBe(
    'pendiente_pago',
  );
  await box.getByText('La factura se anula: no debe nada por este curso.').waitFor();
  await box.getByRole('button', { name: 'Anular inscripción' }).click();
  await box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`).waitFor();
  await box.getByRole('link', { name: 'inscribirse de nuevo' }).click();
  await expectHeading(page, 'Nueva inscripción');
});

test('a refused, foreign or lost answer can be tried again and cancels once', async ({ journey }) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer 4(22|29): POST/);
  journey.allow(/^request failed: POST \S+\/anular /);
  const { cliente, inscripcion } = await enrolled(journey, 'Olga');
  const page = await openAs(journey, cliente, inscripcion.numero);
  await openDialog(page);
  const box = dialog(page);
  await box.getByLabel('Motivo').selectOption('trabajo');

  // A wrong value is reported at its field, which takes the focus, also if only the API finds it.
  const comentario = box.getByLabel('Comentario');
  const send = box.getByRole('button', { name: 'Anular inscripción' });
  const expectFault = async () => {
    await box.getByText('Hay caracteres que no se admiten.').waitFor();
    await expect.poll(() => comentario.evaluate((area) => area.matches(':focus'))).toBe(true);
    await expect.poll(() => comentario.getAttribute('aria-invalid')).toBe('true');
  };
  await comentario.fill('Cambió\u0007');
  await send.click();
  await expectFault();
  await comentario.fill('Cambió mi turno.\nYa no llego.');
  await expect.poll(() => comentario.getAttribute('aria-invalid')).toBe(null);
  await faultOnce(page, '**/anular', '/comentario', 'caracteres');
  await send.click();
  await expectFault();

  // Too many at once: told how long to wait, and nothing to be done before.
  await limitOnce(page, '**/anular');
  await box.getByRole('button', { name: 'Anular inscripción' }).click();
  await expect.poll(() => box.getByRole('button', { name: /^Espere / }).isDisabled()).toBe(true);
  await box.getByRole('button', { name: 'Anular inscripción' }).waitFor();
  await intercept(page, '**/anular', (route) => route.fulfill({ json: { ok: true } }), { times: 1 });
  await send.click();
  await box.getByText('respondió algo que no es el portal').waitFor();

  await intercept(page, '**/anular', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await send.click();
  await box.getByText(/No hay conexión y no sabemos si su pedido llegó/).waitFor();
  expect(await send.evaluate((button) => button.matches(':focus'))).toBe(true);
  await expect.poll(() => box.getByLabel('Comentario').inputValue()).toBe('Cambió mi turno.\nYa no llego.');
  await page.unroute('**/anular');
  await send.click();
  await box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`).waitFor();
  await box.getByRole('button', { name: 'Cerrar' }).last().click();
  // Read again by its detail, in the lines in which it was typed.
  const written = page.getByText('Cambió mi turno.');
  await expect.poll(() => written.textContent()).toBe('Cambió mi turno.\nYa no llego.');
  const whiteSpace = await written.evaluate((shown) => getComputedStyle(shown).whiteSpace);
  expect(whiteSpace).toMatch(/pre-line|preserve-breaks/);
});

test('an enrolment that cannot be cancelled says why', async ({ journey }) => {
  const fixed = await findDemo(journey.url, ({ estado, puedeAnular }) => estado === 'activa' && !puedeAnular);
  const page = await openSignedIn(journey.open, `/cliente/inscripciones/${fixed.numero}`);
  await page.getByRole('button', { name: '¿Se puede anular?' }).click();
  await dialog(page).getByText('Esta inscripción no se puede anular').waitFor();
  await dialog(page)
    .getByText(/El plazo para anular terminó el|la institución aprueba cada anulación/)
    .waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Anular inscripción' }).count()).toBe(0);
});

test('who waits sees their place and can leave the list, in Arabic, at 360 px, by keyboard alone', async ({
  journey,
}) => {
  const [full] = (await coursesIn(journey.url, 'lleno')) as [Curso];
  const cliente = await registerCliente(journey.url, 'Samira');
  const inscripcion = await cliente.post<Inscripcion>('/api/cliente/inscripciones', {
    curso: full.id,
    participante: person('Samira'),
    terminos: { version: full.terminos?.version },
    aceptaEspera: true,
  });
  expect(inscripcion.posicionEspera).toBeGreaterThan(0);
  const narrow = await journey.another({ viewport: { width: 360, height: 720 } });
  const page = await openAs(narrow, cliente, inscripcion.numero, 'ar');
  const leave = page.getByRole('button', { name: 'مغادرة قائمة الانتظار' });
  await leave.waitFor();
  const focus = (name: string) =>
    tabUntil(page, name, async () => {
      const wanted = page.getByRole('button', { name, exact: true }).and(page.locator(':focus'));
      return (await wanted.count()) > 0;
    });
  await focus('مغادرة قائمة الانتظار');
  await page.keyboard.press('Enter');
  await page.locator('portal-cliente dialog select').waitFor();
  await page.locator('portal-cliente dialog select').selectOption('otro');
  await focus('مغادرة القائمة');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'غادرتم قائمة الانتظار' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('portal-cliente dialog[open]').count()).toBe(0);
  const after = await cliente.get<Inscripcion>(`/api/cliente/inscripciones/${inscripcion.numero}`);
  expect(after.estado).toBe('anulada');
});

test('when another cancels, who waits gets the seat, the link to pay and the mail', async ({ journey }) => {
  const curso = (await coursesIn(journey.url, 'abierto')).find(
    ({ precio, requiereAprobacion, cuposDisponibles }) =>
      precio > 0 && !requiereAprobacion && cuposDisponibles !== undefined,
  );
  if (!curso) throw new Error('The demo has no course that can be filled.');
  const group = await registerCliente(journey.url, 'Grupo');
  const seated: Inscripcion[] = [];
  for (let n = 0; n < (curso.cuposDisponibles ?? 0); n += 1) {
    seated.push(await group.enrol(curso, person('Sentada')));
  }
  const cliente = await registerCliente(journey.url, 'Amparo');
  const espera = await cliente.post<Inscripcion>('/api/cliente/inscripciones', {
    curso: curso.id,
    participante: person('Amparo'),
    terminos: { version: curso.terminos?.version },
    aceptaEspera: true,
  });
  expect(espera).toMatchObject({ estado: 'en_espera', posicionEspera: 1 });
  const waiting = await openAs(await journey.another(), cliente, espera.numero);
  await waiting.getByText(/^Esta inscripción es la siguiente en la lista de espera/).waitFor();
  await waiting.getByText(/^En la lista de espera desde el/).waitFor();
  await waiting.getByRole('heading', { name: 'Historial' }).waitFor();
  expect(await waiting.getByRole('link', { name: /^Pagar/ }).count()).toBe(0);
  expect(await waiting.getByRole('link', { name: 'Agregar al calendario' }).count()).toBe(0);

  const [first] = seated;
  const leaving = await openAs(journey, group, first?.numero ?? '');
  await openDialog(leaving);
  const box = dialog(leaving);
  await box.getByText('Su cupo pasa a quien espera primero').waitFor();
  await box.getByLabel('Motivo').selectOption('horario');
  await box.getByRole('button', { name: 'Anular inscripción' }).click();
  await box.getByText(`La inscripción en ${first?.curso.nombre} está anulada`).waitFor();

  const { correo } = await cliente.get<{ correo: string }>('/api/cliente');
  const mail = await readMail(journey.url, correo, /Se liberó un cupo/);
  expect(mail).toContain('Llegó su turno en la lista de espera');
  await waiting.reload();
  await expectHeading(waiting, `Inscripción ${espera.numero}`);
  await waiting.getByText('Pendiente de pago', { exact: true }).waitFor();
  await waiting.getByText(/^Su cupo está reservado hasta el/).waitFor();
  await waiting.getByRole('link', { name: 'Agregar al calendario' }).waitFor();
  const pagar = linkIn(mail, '/pagar/');
  const pay = waiting.getByRole('link', { name: /^Pagar/ }).first();
  await pay.waitFor();
  // The portal's own link says besides how the page should look.
  const { origin, pathname } = new URL((await pay.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe(`${journey.url}${pagar}`);

  // The mail is there to be read, and leads to where it is paid.
  const buzon = await journey.open('/buzon/');
  await buzon
    .getByText(/Se liberó un cupo/)
    .first()
    .waitFor();
  await buzon.goto(pagar);
  await buzon.locator('button[value="aprobar"]').waitFor();

  // The course is as open as before to the journeys that follow here.
  for (const { numero } of seated.slice(1)) await group.post(preview(numero), { motivo: 'otro' });
});

test('the preview says that a payment of the enrolment is in process, and what becomes of it', async ({
  journey,
}) => {
  const demo = asCliente(journey.url, ownSite().token);
  const { resultados } = await demo.get<{ resultados: { valor: number; facturas: { numero: string }[] }[] }>(
    '/api/cliente/pagos?estado=pendiente',
  );
  const paying = (numero: string) =>
    resultados.find(({ facturas }) => facturas.some((one) => one.numero === numero));
  const { numero, facturas } = await findDemo(
    journey.url,
    ({ puedeAnular, facturas }) => puedeAnular && facturas.some((one) => paying(one)),
  );
  const page = await openSignedIn(journey.open, `/cliente/inscripciones/${numero}`);
  await openDialog(page);
  const alert = dialog(page).getByRole('status').filter({ hasText: 'en proceso' });
  await alert.getByText('Hay un pago en proceso de').waitFor();
  await alert.getByText(money(facturas.map(paying).find(Boolean)?.valor ?? 0)).waitFor();
  await alert.getByText('Si anula y el pago se confirma después, ese valor quedará a su favor.').waitFor();
  // A dialog longer than the window uses all of its height, so that the reason that must be given stands in it whole.
  await page.setViewportSize({ width: 1440, height: 900 });
  const motivo = dialog(page).getByLabel(/^Motivo/);
  await expect.poll(() => motivo.evaluate(isInSight)).toBe(true);
  expect((await dialog(page).boundingBox())?.height).toBeGreaterThanOrEqual(900 - 48 - 1);
  // On a phone the field for words of one's own shows its edge, also while it grows.
  await page.setViewportSize({ width: 360, height: 740 });
  const comentario = dialog(page).getByLabel('Comentario');
  await comentario.click();
  for (let line = 0; line < 5; line += 1) {
    await page.keyboard.type('Otra razón');
    await expect.poll(() => comentario.evaluate(isInSight)).toBe(true);
    await page.keyboard.press('Enter');
  }
});

test('the dialog notices that a lost connection is back: it reads what would happen, and asks to confirm again', async ({
  journey,
}) => {
  journey.allow(/ERR_INTERNET_DISCONNECTED/);
  const { cliente, inscripcion } = await enrolled(journey, 'Nora');
  const page = await openAs(journey, cliente, inscripcion.numero);
  const box = dialog(page);
  const cancel = () => page.getByRole('button', { name: 'Anular inscripción' }).last();
  await settle(page);
  await journey.context.setOffline(true);
  await cancel().click();
  await box.getByText('Este equipo está sin conexión', { exact: false }).waitFor();
  await journey.context.setOffline(false);
  await box.getByLabel('Motivo').selectOption('horario');
  await journey.context.setOffline(true);
  await cancel().click();
  await box.getByText('no sabemos si su pedido llegó', { exact: false }).waitFor();
  await journey.context.setOffline(false);
  await box.getByText('Ya hay conexión', { exact: false }).waitFor();
  expect(await box.getByText('no sabemos si su pedido llegó', { exact: false }).count()).toBe(0);
  await cancel().click();
  await box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`).waitFor();
});
