// A client's form loses nothing: neither to a connection that fails nor to a reload, until the client wants it gone.
import { expect } from 'vitest';
import { registerCliente } from './support/cliente.ts';
import {
  confirm,
  fillPerson,
  goToReview,
  onward,
  openCourse,
  openRegistro,
  step,
  watchPosts,
} from './support/registro.ts';
import { expectHeading, pathOf } from './support/steps.ts';
import { test } from './support/test.ts';

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
  await page.getByText('se guarda solo en esta pestaña').waitFor();
  await onward(page).click();
  await step(page, 'Facturación');
  // The list of courses says where something waits, as cards and as a table.
  await page.goto('/portal/cliente/cursos');
  const sign = page.getByText('Inscripción sin enviar', { exact: true });
  await sign.waitFor();
  await expect
    .poll(() => page.getByRole('article').filter({ has: sign }).getByRole('heading').textContent())
    .toBe(curso.nombre);
  await page.goto(`/portal/cliente/inscripciones/registro?curso=${curso.identificacion}&paso=factura`);
  await page.getByText('Recuperamos lo que había escrito').waitFor();
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click();
  await page
    .getByRole('dialog', { name: '¿Borrar lo que escribió?' })
    .getByRole('button', { name: 'Borrar', exact: true })
    .click();
  await step(page, 'Participante');
  await expect.poll(() => page.getByLabel('Número de identificación').inputValue()).toBe('');
  expect(await drafts()).toEqual([]);
  await expect.poll(() => page.locator('portal-cliente :focus').textContent()).toBe('Participante');
});
