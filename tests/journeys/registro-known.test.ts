// A client whom the institution knows enrols in few presses, for themselves and for people enrolled before.
import { expect } from 'vitest';
import { coursesIn, person } from './support/cliente.ts';
import { countPresses } from './support/countPresses.ts';
import { registerKnown } from './support/registerKnown.ts';
import { confirm, onward, openAs, openCourse, step } from './support/registro.ts';
import { expectHeading, expectPath } from './support/steps.ts';
import { test } from './support/test.ts';

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
  expect((await page.title()).startsWith(`${curso.nombre} · Nueva inscripción`)).toBe(true);
  // The buttons that lead back to a step end where the lines of the card do.
  const gaps = await page.getByRole('button', { name: /^Cambiar / }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const words = document.createRange();
      words.selectNodeContents(button.querySelector('span')?.firstChild ?? button);
      const line = button.closest('section')?.getBoundingClientRect().right ?? 0;
      return Math.round(line - words.getBoundingClientRect().right);
    }),
  );
  expect(gaps).toEqual([0, 0, 0]);
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
  const [told, asked] = await Promise.all([
    notice.boundingBox(),
    page.getByText('¿Quién va a tomar el curso?').boundingBox(),
  ]);
  expect(told?.y).toBeLessThan(asked?.y ?? 0);
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

  // A course that is not open yet is named with its day, and offers no button that leads nowhere.
  await page.goto('/portal/cliente/inscripciones/registro');
  const soon = page.getByRole('listitem').filter({ hasText: 'Las inscripciones se abren el' });
  await soon.first().waitFor();
  expect(await soon.getByRole('button').count()).toBe(0);
});
