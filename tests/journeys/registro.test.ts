// A client enrols: in person and somebody else, once whatever happens, and is told what to do where it is not possible.

import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import {
  asCliente,
  CLAVE,
  type Curso,
  coursesIn,
  type Inscripcion,
  person,
  registerCliente,
} from './support/cliente.ts';
import { isBelowHeader } from './support/isBelowHeader.ts';
import { tabUntil } from './support/keyboard.ts';
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
import { ownSite } from './support/site.ts';
import { expectHeading, expectPath, openSignedIn, pathOf } from './support/steps.ts';
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
  await onward(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await step(page, 'Facturación');
  // The step is shorter: a slow second press meets what has come under the pointer.
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
  await page.getByRole('alert').getByText('Para inscribirse debe aceptar los términos.').waitFor();
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

test('a session that ends before the enrolment is confirmed is begun again in place, and the enrolment counts once', async ({
  journey,
}) => {
  journey.allow(/401/);
  const cliente = await registerCliente(journey.url, 'Sara');
  const curso = await openCourse();
  const page = await openAs(
    journey,
    cliente,
    `/cliente/inscripciones/registro?curso=${curso.identificacion}&paso=revision`,
  );
  const posts = watchPosts(page);
  // An address leads to no step that stands before its turn.
  await goToReview(page, `SAR${process.pid}`, 'Sara');
  await intercept(
    page,
    '**/api/cliente/inscripciones',
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: '{"status":401,"code":"sesion_expirada"}',
      }),
    { times: 1 },
  );
  await confirm(page).click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await dialog.getByRole('button', { name: 'Ingresar y seguir' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // The confirmed enrolment is sent by itself, as the same try.
  await expectHeading(page, /Inscripción INS-/);
  expect(new Set(posts).size).toBe(1);
  expect(await cliente.enrolments(curso)).toHaveLength(1);
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
    .getByText(/El último dígito comprueba/)
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

test('where the last seat goes meanwhile, the waiting list is one click away', async ({ journey }) => {
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
  expect(await page.getByText(/Se paga hasta|se inscribe hoy/).count()).toBe(0);
  await page.getByText(/Los días se cuentan desde que se libera un cupo/).waitFor();
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

test('who is enrolled already learns it before filling anything in, and from the list of courses', async ({
  journey,
}) => {
  const demo = asCliente(journey.url, ownSite().token);
  const { resultados } = await demo.get<{ resultados: Inscripcion[] }>(
    '/api/cliente/inscripciones?limite=100&estado=pendiente_aprobacion',
  );
  const [own] = resultados;
  const page = await openSignedIn(
    journey.open,
    `/cliente/inscripciones/registro?curso=${own?.curso.codigo}&paso=participante`,
  );
  await page.getByText('Ya hay una inscripción en este curso').waitFor();
  await page.getByLabel('Otra persona').isChecked();
  await page.getByLabel('Yo', { exact: true }).check();
  await onward(page).click();
  await page.getByRole('status').getByText('Ya hay una inscripción en este curso').waitFor();
  await page.getByText(/^Ahora no paga nada\. Cuando la institución apruebe/).waitFor();
  await page.getByRole('link', { name: 'Ver la inscripción' }).click();
  await expectHeading(page, `Inscripción ${own?.numero}`);
  await page.goto('/portal/cliente/inscripciones/registro');
  await page.getByText('Ya hay una inscripción suya').first().waitFor();
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
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

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
    expect(await page.locator('portal-cliente [type="submit"]:focus').count(), title).toBe(1);
    expect(await failure.evaluate(isBelowHeader), title).toBe(true);
  }
  await page.unroute('**/api/cliente/inscripciones');
  await keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toMatch(/^\/cliente\/inscripciones\/INS-/);
  expect(await cliente.enrolments(curso)).toHaveLength(1);
});
