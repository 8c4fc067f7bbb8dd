// A client enrols: in person and somebody else, once whatever happens, in few presses if it is known, and even if the connection fails.

import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import { coursesIn, person, registerCliente } from './support/cliente.ts';
import { countPresses } from './support/countPresses.ts';
import { registerKnown } from './support/registerKnown.ts';
import {
  confirm,
  fillPerson,
  goToReview,
  onward,
  openAs,
  openCourse,
  openRegistro,
  step,
  watchPosts,
} from './support/registro.ts';
import { expectHeading, expectPath, pathOf } from './support/steps.ts';
import { test } from './support/test.ts';

const POST = (route: Route): boolean => route.request().method() === 'POST';
test('double clicking every button from the course on goes one step at a time and enrols once', async ({
  journey,
}) => {
  const cliente = await registerCliente(journey.url, 'Elena');
  const curso = await openCourse();
  const page = await openAs(journey, cliente, `/cliente/cursos/${curso.identificacion}`);
  const posts = watchPosts(page);
  await page.getByRole('link', { name: 'Inscribirme' }).dblclick();
  await expectHeading(page, 'Nueva inscripción');
  await step(page, 'Participante');
  // The account has no identification yet: what is there is filled in, what is missing is asked for.
  await expect.poll(() => page.getByLabel('Nombres', { exact: true }).inputValue()).toBe('Elena');
  await fillPerson(page, `ele ${process.pid}`, 'Elena');
  await page.locator('portal-cliente form').getByText('+593', { exact: true }).waitFor();
  await whenStill(page);
  await onward(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await step(page, 'Facturación');
  // The step is shorter: a slow second press meets what has come under the pointer.
  await whenStill(page);
  await page.getByRole('button', { name: 'Borrar lo escrito' }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await onward(page).dblclick();
  await step(page, 'Revisión');
  await page.getByText('Total', { exact: true }).first().waitFor();
  // All that will be stored, as it will be: of who takes part, and who is billed for want of an identification.
  for (const stored of [`ELE${process.pid}`, 'participante@portal.test', '+593991234567']) {
    await expect.poll(() => page.locator('portal-cliente form dd').getByText(stored).count()).toBe(2);
  }
  const terms = page.getByRole('link', { name: /^términos de la inscripción/ });
  await expect.poll(() => terms.getAttribute('href')).toMatch(/\/terminos\/$/);
  await confirm(page).click();
  await page
    .getByRole('group', { name: /por corregir/ })
    .getByText('Para inscribirse debe aceptar los términos.')
    .waitFor();
  await page.getByLabel(/^Acepto los/).check();
  await confirm(page).dblclick();
  await expectHeading(page, /Inscripción INS-/);
  await page.getByText('Qué sigue').waitFor();
  const { correo } = await cliente.get<{ correo: string }>('/api/cliente');
  await page
    .getByText(`Le enviamos el resumen a ${correo}, el correo de su cuenta`)
    .getByText('A participante@portal.test enviamos el curso y las fechas, nada de pagos.')
    .waitFor();
  const announced = page.getByText(/^Inscripción en .+ registrada$/);
  await announced.waitFor();
  expect(posts).toHaveLength(1);
  const [inscripcion] = await cliente.enrolments(curso);
  expect(await cliente.enrolments(curso)).toHaveLength(1);
  await page.getByRole('link', { name: 'Agregar al calendario' }).waitFor();

  // It is announced once; what comes next can be read again.
  await page.reload();
  await page.getByText('Qué sigue').waitFor();
  await page.getByRole('link', { name: 'Agregar al calendario' }).waitFor();
  expect(await announced.count()).toBe(0);

  // Once more the same person: told before anything is sent, with the way to the enrolment.
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}`);
  await step(page, 'Participante');
  await page.getByLabel('Otra persona').check();
  await fillPerson(page, `ELE${process.pid}`, 'Elena');
  await onward(page).click();
  await page.getByText('Ya hay una inscripción en este curso').waitFor();
  await page.getByRole('link', { name: 'Ver la inscripción' }).click();
  await expectHeading(page, /Inscripción INS-/);

  // Come back to after it was cancelled, it is nothing new, and nothing comes next.
  await cliente.post(`/api/cliente/inscripciones/${inscripcion?.numero}/anular`, { motivo: 'horario' });
  await page.goBack();
  await step(page, 'Participante');
  await page.goBack();
  await expectHeading(page, /Inscripción INS-/);
  await page.getByText('Anulada', { exact: true }).first().waitFor();
  expect(await announced.or(page.getByText('Qué sigue')).count()).toBe(0);
});

test('enrolling somebody else explains check digits, loses nothing by Back or reload, and enrols once though an answer is lost', async ({
  journey,
}) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^request failed: (POST \S+\/api\/cliente\/inscripciones|GET \S+\/api\/salud) /);
  const cliente = await registerCliente(journey.url, 'Marta');
  const curso = await openCourse();
  const page = await openRegistro(journey, cliente, curso);
  const posts = watchPosts(page);
  await step(page, 'Participante');
  await page.getByLabel('Otra persona').check();
  // It is somebody else: nothing that the browser knows of the account holder is offered.
  for (const label of ['Número de identificación', 'Nombres', 'Apellidos', 'Correo electrónico', 'Teléfono'])
    await expect.poll(() => page.getByLabel(label, { exact: true }).getAttribute('autocomplete')).toBe('off');
  await page.getByLabel('Tipo de identificación').selectOption('05');
  await page.getByLabel('Número de identificación').fill('1714307104');
  await onward(page).click();
  await page
    .getByText(/Esta cédula no es válida/)
    .first()
    .waitFor();
  await fillPerson(page, `MAR${process.pid}`, 'Julián');
  await onward(page).click();
  await step(page, 'Facturación');
  await page.goBack();
  await step(page, 'Participante');
  await expect.poll(() => page.getByLabel('Nombres', { exact: true }).inputValue()).toBe('Julián');
  await onward(page).click();
  await step(page, 'Facturación');
  await page.reload();
  await step(page, 'Facturación');
  await onward(page).click();
  await step(page, 'Revisión');
  await page.getByText('Julián Prueba').first().waitFor();
  await page.getByLabel(/^Acepto los/).check();

  // It arrives, and its answer is lost on the way back.
  await intercept(page, '**/api/cliente/inscripciones', async (route) => {
    if (!POST(route)) return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  // Nor does it go out by itself meanwhile.
  await intercept(page, '**/api/salud', (route) => route.abort('internetdisconnected'));
  await confirm(page).click();
  await page.getByRole('alert').getByText('No hay conexión').waitFor();
  await page.unroute('**/api/cliente/inscripciones');
  await confirm(page).click();
  await expectHeading(page, /Inscripción INS-/);
  expect(posts.length).toBeGreaterThan(1);
  expect(new Set(posts).size).toBe(1);
  expect(await cliente.enrolments(curso)).toHaveLength(1);

  // Neither Forward nor Back leads into a step of what is done; Back leads to where the assistant was entered from.
  const enrolled = pathOf(page);
  for (const before of ['sending', 'reload']) {
    if (before === 'reload') await page.reload();
    await expectHeading(page, /Inscripción INS-/);
    await page.goForward();
    await expectPath(page, enrolled);
    await expectHeading(page, /Inscripción INS-/);
  }
  await page.goBack();
  await expect.poll(() => pathOf(page)).not.toMatch(/INS-|\/registro/);

  // A sent enrolment is not offered again.
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}`);
  await step(page, 'Participante');
  await page.getByLabel('Otra persona').check();
  await expect.poll(() => page.getByLabel('Nombres', { exact: true }).inputValue()).toBe('');
});

test('four presses from the list of courses enrol a client with known data, shown filled and closed', async ({
  journey,
}) => {
  const { cliente, persona } = await registerKnown(journey.url, 'Nadia');
  const curso = await openCourse();
  const page = await openAs(journey, cliente, '/cliente/cursos');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: curso.nombre }).first().click();
  await page.getByRole('link', { name: 'Inscribirme' }).click();
  await step(page, 'Revisión');
  await expectHeading(page, `${curso.nombre} Nueva inscripción`);
  await expect
    .poll(async () => (await page.title()).split(' · ').slice(0, 2))
    .toEqual([curso.nombre, 'Nueva inscripción']);
  // The buttons that lead back to a step end where the lines of the card do.
  await whenStill(page);
  const gaps = () =>
    page.getByRole('button', { name: /^Cambiar / }).evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('span')?.firstChild ?? button);
        const line = button.closest('section')?.getBoundingClientRect().right ?? 0;
        return Math.round(line - words.getBoundingClientRect().right);
      }),
    );
  await expect.poll(gaps).toEqual([0, 0, 0]);
  // The participant and the one who is billed are there by name and mailbox, and open on demand.
  const form = page.locator('portal-cliente form');
  const closed = form.getByText(`${persona.correo} y los demás datos`);
  await expect.poll(() => closed.count()).toBe(2);
  expect(await form.getByText(persona.identificacion).first().isVisible()).toBe(false);
  // Opens it by keyboard; looking at it is none of the four actions.
  await closed.first().press('Enter');
  await form.getByText(persona.identificacion).first().waitFor();
  await page.getByLabel(/^Acepto los/).click();
  await confirm(page).click();
  await expect.poll(async () => (await cliente.enrolments(curso)).length).toBe(1);
  await page.getByText('Qué sigue').waitFor();
  expect(presses()).toHaveLength(4);

  // Whoever is in the course already is told so before anything is asked; others are offered by name.
  const [gratis] = (await coursesIn(journey.url, 'abierto')).filter(({ precio }) => precio === 0);
  if (!gratis) throw new Error('The demo has no open course without cost.');
  await cliente.enrol(gratis, person('Tomás'));
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}`);
  await step(page, 'Participante');
  const notice = page.getByText('Ya hay una inscripción en este curso');
  await notice.waitFor();
  await expect
    .poll(async () => {
      const [told, asked] = await Promise.all([
        notice.boundingBox(),
        page.getByText('¿Quién va a tomar el curso?').boundingBox(),
      ]);
      return (asked?.y ?? 0) - (told?.y ?? 0);
    })
    .toBeGreaterThan(0);
  // The message about a typed number goes with it, even if the person's own number is the same.
  await page.getByLabel('Otra persona').check();
  await page.getByLabel('Teléfono', { exact: true }).fill('593991234567');
  await page.getByLabel('Teléfono', { exact: true }).press('Tab');
  const read = page.getByText('Faltaba el +: lo leímos como +593991234567.');
  await read.waitFor();
  await page.getByRole('button', { name: 'Tomás Prueba' }).click();
  await read.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Nombres', { exact: true }).inputValue()).toBe('Tomás');
  await onward(page).click();
  await step(page, 'Facturación');
  await expectPath(page, `/cliente/inscripciones/registro?curso=${curso.identificacion}&paso=factura`);

  // The list of courses says so too. A course that is not open yet is named with its day, and offers no button that leads nowhere.
  await page.goto('/portal/cliente/inscripciones/registro');
  await page.getByText('Ya hay una inscripción suya').first().waitFor();
  const soon = page.getByRole('listitem').filter({ hasText: 'Las inscripciones se abren el' });
  await soon.first().waitFor();
  expect(await soon.getByRole('button').count()).toBe(0);
});

test('an enrolment confirmed without a connection is sent by itself when the API answers again, once, and the page is told', async ({
  journey,
}) => {
  journey.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  const cliente = await registerCliente(journey.url, 'Olga');
  const curso = await openCourse();
  const page = await openRegistro(journey, cliente, curso);
  const posts = watchPosts(page);
  await goToReview(page, `OLG${process.pid}`, 'Olga');
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener(
          'portal-inscripcion',
          (event) => resolve((event as CustomEvent<unknown>).detail),
          { once: true },
        ),
      ),
  );
  await journey.context.setOffline(true);
  await confirm(page).dblclick();
  await page.getByRole('alert').getByText('apenas vuelva la conexión').waitFor();
  await journey.context.setOffline(false);
  await expectHeading(page, /Inscripción INS-/);
  const numero = pathOf(page).split('/').at(-1);
  expect(await told).toEqual({ canal: 'portal', curso: curso.identificacion, numero });
  expect(posts.length).toBeGreaterThan(1);
  expect(new Set(posts).size).toBe(1);
  expect(await cliente.enrolments(curso)).toHaveLength(1);
});
