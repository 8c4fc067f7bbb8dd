// A client cancels: what is shown beforehand is what happens, or it is shown anew; and who waits gets the seat.

import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import {
  cancelElsewhere,
  dialog,
  enrolled,
  enrolledIn,
  findDemo,
  money,
  openAs,
  openDialog,
  preview,
} from './support/anular.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { asCliente, coursesIn, type Inscripcion, person, registerCliente } from './support/cliente.ts';
import { countPresses } from './support/countPresses.ts';
import { isInSight } from './support/isInSight.ts';
import { pressUntil } from './support/pressUntil.ts';
import { faultOnce, limitOnce } from './support/refuse.ts';
import { ownSite } from './support/site.ts';
import { expectHeading, layerOf, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

interface Preview {
  pagado: number;
  retencion: number;
  saldoAFavor: number;
}

test('the preview of a paid enrolment says what is kept and what comes back, and that is what happens, once', async ({
  journey,
}) => {
  const paid = await findDemo(journey.url, ({ estado, puedeAnular }) => estado === 'activa' && puedeAnular);
  const demo = asCliente(journey.url, ownSite().token);
  const shownBefore = await demo.get<Preview>(preview(paid.numero));
  const page = await openSignedIn(journey.open, `/cliente/inscripciones/${paid.numero}`);
  let posts = 0;
  const isPost = (request: Request) => request.method() === 'POST' && request.url().endsWith('/anular');
  page.on('request', (request) => {
    if (isPost(request)) posts += 1;
  });
  // One that a fault undid is sent again; without faults no journey may see such an answer.
  page.on('response', (answer) => {
    if (isPost(answer.request()) && [409, 503].includes(answer.status())) posts -= 1;
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
  await pressUntil(
    () => box.getByRole('button', { name: 'Anular inscripción' }).dblclick(),
    box.getByRole('heading', { name: `La inscripción en ${paid.curso.nombre} está anulada` }),
  );
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
  const page = await journey.open('/portal/cliente/inscripciones', { token: cliente.token });
  const presses = await countPresses(page);
  await page.getByRole('link', { name: inscripcion.curso.nombre }).first().click();
  await page.getByRole('button', { name: 'Anular inscripción' }).first().click();
  await dialog(page).getByLabel('Motivo').selectOption('horario');
  const again = await pressUntil(
    () => dialog(page).getByRole('button', { name: 'Anular inscripción' }).click(),
    dialog(page).getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`),
  );
  expect(presses()).toHaveLength(4 + again);
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

  // Too many at once: nothing can be done before the wait is over.
  await limitOnce(page, '**/anular');
  const limited = page.waitForResponse((answer) => answer.status() === 429);
  await send.click();
  await limited;
  await expect.poll(() => send.isEnabled()).toBe(true);
  await intercept(page, '**/anular', (route) => route.fulfill({ json: { ok: true } }), { times: 1 });
  await send.click();
  await box.getByText('respondió algo que no es el portal').waitFor();

  await intercept(page, '**/anular', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await send.click();
  await box.getByText(/No hay conexión y no sabemos si su solicitud llegó/).waitFor();
  await expect.poll(() => send.evaluate((button) => button.matches(':focus'))).toBe(true);
  await expect.poll(() => box.getByLabel('Comentario').inputValue()).toBe('Cambió mi turno.\nYa no llego.');
  await page.unroute('**/anular');
  await pressUntil(
    () => send.click(),
    box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`),
  );
  await box.getByRole('button', { name: 'Cerrar' }).last().click();
  // Read again by its detail, in the lines in which it was typed.
  const written = page.getByText('Cambió mi turno.');
  await expect.poll(() => written.textContent()).toBe('Cambió mi turno.\nYa no llego.');
  const whiteSpace = await written.evaluate((shown) => getComputedStyle(shown).whiteSpace);
  expect(whiteSpace).toMatch(/pre-line|preserve-breaks/);
});

test('when another cancels, the person who waits gets the seat, the link to pay and the mail', async ({
  journey,
}) => {
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
  await whenStill(waiting);
  expect(await waiting.getByRole('link', { name: /^Pagar/ }).count()).toBe(0);
  expect(await waiting.getByRole('link', { name: 'Agregar al calendario' }).count()).toBe(0);

  const [first] = seated;
  const leaving = await openAs(journey, group, first?.numero ?? '');
  await openDialog(leaving);
  const box = dialog(leaving);
  await box.getByText('Su cupo pasa a quien espera primero').waitFor();
  await box.getByLabel('Motivo').selectOption('horario');
  await pressUntil(
    () => box.getByRole('button', { name: 'Anular inscripción' }).click(),
    box.getByText(`La inscripción en ${first?.curso.nombre} está anulada`),
  );

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
  await expect
    .poll(async () => (await pay.getAttribute('href'))?.split('?')[0])
    .toBe(`${journey.url}${pagar}`);

  // The mail leads to where it is paid.
  const payment = await journey.open(pagar);
  await payment.locator('button[value="aprobar"]').waitFor();

  // The course is as open as before to the journeys that follow here.
  for (const { numero } of seated.slice(1)) await group.post(preview(numero), { motivo: 'otro' });
});

test('the dialog notices that a lost connection is back: it reads what would happen, and asks to confirm again', async ({
  journey,
}) => {
  journey.allow(/ERR_INTERNET_DISCONNECTED/);
  const { cliente, inscripcion } = await enrolled(journey, 'Nora');
  const page = await openAs(journey, cliente, inscripcion.numero);
  const box = dialog(page);
  const cancel = () => page.getByRole('button', { name: 'Anular inscripción' }).last();
  await whenStill(page);
  await journey.context.setOffline(true);
  await cancel().click();
  await box.getByText('Este equipo está sin conexión', { exact: false }).waitFor();
  await journey.context.setOffline(false);
  await box.getByLabel('Motivo').selectOption('horario');
  await journey.context.setOffline(true);
  await cancel().click();
  await box.getByText('no sabemos si su solicitud llegó', { exact: false }).waitFor();
  await journey.context.setOffline(false);
  await box.getByText('Ya hay conexión', { exact: false }).waitFor();
  await box.getByText('no sabemos si su solicitud llegó', { exact: false }).waitFor({ state: 'detached' });
  await pressUntil(
    () => cancel().click(),
    box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`),
  );
});

test('an enrolment cancelled on another device is shown as cancelled as soon as the dialog learns of it', async ({
  journey,
}) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer 4\d\d: POST/);
  const { cliente, inscripcion } = await enrolled(journey, 'Olga');
  const page = await openAs(journey, cliente, inscripcion.numero);
  const open = page.getByRole('button', { name: 'Anular inscripción' });
  await open.click();
  const box = dialog(page);
  await box.getByLabel('Motivo').selectOption('horario');
  await cancelElsewhere(cliente, inscripcion);
  await pressUntil(
    () => box.getByRole('button', { name: 'Anular inscripción' }).click(),
    box.getByText('Esta inscripción no se puede anular'),
  );
  await page.keyboard.press('Escape');
  await page.getByText(/^Esta inscripción se anuló el /).waitFor();
  await expect.poll(() => open.count()).toBe(0);
});

test('an invoice to pay that was settled on another device is left out with a notice, and once all are settled, none is offered', async ({
  journey,
}) => {
  const { cliente, inscripciones } = await enrolledIn(journey, 'Quena', 2);
  const [first, second] = inscripciones;
  if (!first || !second) throw new Error('Nobody was enrolled.');
  const { token } = cliente;
  const page = await journey.open('/portal/cliente/cartera', { token });
  for (const { facturas } of inscripciones)
    await page.getByRole('checkbox', { name: new RegExp(`^Elegir .+, factura ${facturas[0]}`) }).check();
  await cancelElsewhere(cliente, first);
  await page
    .getByRole('region', { name: 'Facturas elegidas' })
    .getByRole('button', { name: 'Pagar' })
    .click();
  await dialog(page).getByText('Total de 2 facturas').waitFor();
  journey.allow(/422/);
  await dialog(page)
    .getByRole('button', { name: /^Pagar / })
    .click();
  await dialog(page)
    .getByText('Una de las facturas elegidas ya no tiene saldo pendiente y no está en este pago.')
    .waitFor();
  await dialog(page).getByText('Total de 1 factura').waitFor();

  await page.goto(`/portal/cliente/cartera/factura/${second.facturas[0]}`);
  const pay = page.getByRole('button', { name: 'Pagar', exact: true });
  await pay.waitFor();
  await cancelElsewhere(cliente, second);
  await pay.click();
  await dialog(page).getByText('Estas facturas ya no tienen saldo pendiente.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => layerOf(page)).toBeUndefined();
  await expect.poll(() => pay.count()).toBe(0);
});
