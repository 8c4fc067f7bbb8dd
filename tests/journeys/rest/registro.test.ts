// A client is told what to do if enrolling is not possible, goes by keyboard alone, and finds again what was typed.

import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { type Curso, coursesIn, type Inscripcion, person, registerCliente } from '../support/cliente.ts';
import { isBelowHeader } from '../support/isBelowHeader.ts';
import { tabUntil } from '../support/keyboard.ts';
import {
  confirm,
  fillPerson,
  goToReview,
  onward,
  openAs,
  openCourse,
  openRegistro,
  step,
} from '../support/registro.ts';
import { expectHeading, expectPath, pathOf } from '../support/steps.ts';
import { test } from '../support/test.ts';

const POST = (route: Route): boolean => route.request().method() === 'POST';
test('the waiting list is one click away if the last seat goes meanwhile', async ({ journey }) => {
  journey.allow(/^console error: Failed to load resource/);
  journey.allow(/^answer 422: POST/);
  const cliente = await registerCliente(journey.url, 'Rocío');
  const curso = (await coursesIn(journey.url, 'abierto')).find(
    (each) => each.cuposDisponibles !== undefined && each.cuposDisponibles <= 12 && !each.requiereAprobacion,
  );
  if (!curso) throw new Error('The demo has no course that is nearly full.');
  const page = await openRegistro(journey, cliente, curso);
  await step(page, 'Participante');
  await fillPerson(page, `ROC${process.pid}`, 'Rocío');
  await onward(page).click();
  if (curso.precio > 0) {
    await step(page, 'Facturación');
    await onward(page).click();
  }
  await step(page, 'Revisión');
  await page.getByLabel(/^Acepto los/).check();
  const others = await registerCliente(journey.url, 'Grupo');
  const seats = curso.cuposDisponibles ?? 0;
  const taken: Inscripcion[] = [];
  for (let n = 0; n < seats; n += 1) taken.push(await others.enrol(curso, person('Lleno')));
  await confirm(page).click();
  await page.getByText('Se acaba de ocupar el último cupo').waitFor();
  await page.getByRole('button', { name: 'Unirse a la lista de espera' }).first().click();
  await expectHeading(page, /Inscripción INS-/);
  await page.getByText(/Esta inscripción es la siguiente en la lista de espera/).waitFor();

  // Another's seat is freed: it is theirs.
  const numero = pathOf(page).split('/').at(-1);
  const [first] = taken;
  await others.post(`/api/cliente/inscripciones/${first?.numero}/anular`, { motivo: 'horario' });
  await page.reload();
  await page.getByText(curso.precio > 0 ? 'Pendiente de pago' : 'Activa', { exact: true }).waitFor();
  expect(numero).toMatch(/^INS-/);
  for (const { numero: each } of taken.slice(1))
    await others.post(`/api/cliente/inscripciones/${each}/anular`, { motivo: 'otro' });
});

test('a course that is full or not open yet says so, and what can be done', async ({ journey }) => {
  const cliente = await registerCliente(journey.url, 'Nora');
  // Other journeys fill courses too: this one is paid in instalments.
  const full = (await coursesIn(journey.url, 'lleno')).find(({ cuotas = 1 }) => cuotas > 1);
  const [notYetOpen] = await coursesIn(journey.url, 'programado');
  expect([full, notYetOpen]).not.toContain(undefined);
  // A new account has nothing yet, and is told what would bring what was enrolled without it.
  const page = await openAs(journey, cliente, '/cliente/inscripciones');
  await page.getByText('Confirme su correo para ver lo que ya tiene').waitFor();
  await page.goto(`/portal/cliente/cursos/${full?.identificacion}`);
  await page.getByRole('link', { name: 'Unirse a la lista de espera' }).click();
  await expectPath(page, `/cliente/inscripciones/registro?curso=${full?.identificacion}`);
  await page.getByText('Este curso ya no tiene cupos').waitFor();
  await step(page, 'Participante');
  // Nothing is due; the days of instalments are told as counting from a free seat.
  await page.getByText(/^Ahora no paga nada\. Si se libera un cupo/).waitFor();
  await page.getByText(/Las fechas dependen de cuándo se libere un cupo/).waitFor();
  expect(await page.getByText(/Se paga hasta|se inscribe hoy/).count()).toBe(0);
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${notYetOpen?.identificacion}`);
  await page.getByText(/Las inscripciones se abren el/).waitFor();
  await page.getByRole('button', { name: 'Elegir otro curso' }).click();
  await page.getByLabel('Buscar un curso').fill('zzzz');
  await page.getByText('Ningún curso coincide con su búsqueda').waitFor();
  await page.getByLabel('Buscar un curso').fill('');
  await page
    .getByRole('button', { name: /^Elegir / })
    .first()
    .waitFor();

  // It closes while the form is filled in: why, since when, and the way to another course.
  journey.allow(/422/);
  const open = await openCourse();
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${open.identificacion}`);
  await goToReview(page, `NOR${process.pid}`, 'Nora');
  await intercept(page, `**/api/cliente/cursos/${open.identificacion}`, async (route) => {
    const response = await route.fetch();
    const curso = (await response.json()) as Curso;
    await route.fulfill({ response, json: { ...curso, estado: 'cerrado', inscripcionHasta: '2026-01-31' } });
  });
  await intercept(page, '**/api/cliente/inscripciones', (route) =>
    POST(route)
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: '{"status":422,"code":"inscripciones_cerradas","fecha":"2026-01-31"}',
        })
      : route.fallback(),
  );
  await confirm(page).click();
  await page.getByText('Las inscripciones se cerraron el sábado, 31 de enero de 2026.').waitFor();
  await expect
    .poll(() => page.locator('portal-cliente :focus').textContent())
    .toContain('Por ahora no se puede inscribir en este curso');
  await page.getByRole('button', { name: 'Elegir otro curso' }).waitFor();
  await page.unroute('**/api/cliente/inscripciones');

  // An address that spells nothing is a course that is not there.
  journey.allow(/404/);
  await page.goto('/portal/cliente/cursos/%E0%A4');
  await page.getByText('No encontramos este curso').waitFor();
});

test('the keyboard alone enrols, in Arabic, at 360 px', async ({ journey }) => {
  const narrow = await journey.another({ viewport: { width: 360, height: 720 } });
  const cliente = await registerCliente(journey.url, 'Leila');
  const curso = await openCourse();
  const page = await narrow.open(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}`, {
    token: cliente.token,
    idioma: 'ar',
  });
  const { keyboard } = page;
  const name = (text: string) => page.locator(`portal-cliente [name="${text}"]`);
  const tabTo = (control: string) =>
    tabUntil(page, control, () =>
      name(control).evaluateAll((all) => all.some((each) => each.matches(':focus'))),
    );
  await name('participante.identificacion').waitFor();
  // The title of the page is read first, though the address led to a step that cannot be shown yet.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tabTo('participante.tipoIdentificacion');
  await name('participante.tipoIdentificacion').selectOption('06');
  await tabTo('participante.identificacion');
  await keyboard.type(`LEI${process.pid}`);
  await tabTo('participante.telefono');
  await keyboard.type('0991234567');
  await keyboard.press('Enter');
  await tabTo('factura');
  await keyboard.press('Enter');
  await tabTo('terminos.version');
  await keyboard.press('Space');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

  // A failure is said in sight, and the button that sends again has the focus, whether a field or itself had sent.
  narrow.allow(/503/);
  // Holds both, because what was not sent would go out by itself in between.
  await intercept(page, '**/api/cliente/inscripciones', (route) =>
    POST(route) ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  for (const title of ['Enter in a field', 'Enter on the button']) {
    // The alert of the try before stays until this one is sent.
    const refused = page.waitForResponse((answer) => answer.status() === 503);
    await keyboard.press('Enter');
    await refused;
    const failure = page.getByRole('alert').filter({ hasText: '503' });
    await failure.waitFor();
    await page.locator('portal-cliente [type="submit"]:not([aria-disabled="true"])').waitFor();
    await expect
      .poll(() => page.locator('portal-cliente [type="submit"]:focus').count(), { message: title })
      .toBe(1);
    await expect.poll(() => failure.evaluate(isBelowHeader), { message: title }).toBe(true);
  }
  await page.unroute('**/api/cliente/inscripciones');
  await keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toMatch(/^\/cliente\/inscripciones\/INS-/);
  expect(await cliente.enrolments(curso)).toHaveLength(1);
});

test('what was typed is kept in the tab, which the screen says, and is deleted once that is confirmed', async ({
  journey,
}) => {
  const cliente = await registerCliente(journey.url, 'Berta');
  const curso = await openCourse();
  const page = await openRegistro(journey, cliente, curso);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('portal.registro.')));
  await step(page, 'Participante');
  await fillPerson(page, `BER${process.pid}`, 'Berta');
  await page.getByText('se guarda únicamente en esta pestaña').waitFor();
  await onward(page).click();
  await step(page, 'Facturación');
  // The list of courses says where something waits, as cards and as a table.
  await page.goto('/portal/cliente/cursos');
  const sign = page.getByText('Solicitud sin enviar', { exact: true });
  await sign.waitFor();
  await expect
    .poll(() => page.getByRole('article').filter({ has: sign }).getByRole('heading').textContent())
    .toBe(curso.nombre);
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}&paso=factura`);
  await page.getByText('Recuperamos lo que había escrito').waitFor();
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click();
  await page
    .getByRole('dialog', { name: '¿Borrar lo que escribió?' })
    .getByRole('button', { name: 'Borrar', exact: true })
    .click();
  await step(page, 'Participante');
  await expect.poll(() => page.getByLabel('Número de identificación').inputValue()).toBe('');
  await expect.poll(() => page.locator('portal-cliente :focus').textContent()).toBe('Participante');
  await expect.poll(drafts).toEqual([]);
});
