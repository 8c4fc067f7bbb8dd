// A course that a code makes cheaper, or that is paid in instalments: what is shown is what is billed.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { figures, minor } from '../support/amounts.ts';
import { readMail } from '../support/buzon.ts';
import { coursesIn, person, registerCliente } from '../support/cliente.ts';
import { courseWith, type Offering } from '../support/courseWith.ts';
import { confirm, fillPerson as fillRegistro, onward, openRegistro, step } from '../support/registro.ts';
import { acceptTerms, fillPerson, readResult, sendButton, tagOf } from '../support/solicitud.ts';
import { expectHeading } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a client applies a code, takes it back and applies it again; a wrong one and one that was not applied are told at the field', async ({
  journey,
}) => {
  journey.allow(/422/);
  const curso = await courseWith(journey.url, 'codigo');
  const cliente = await registerCliente(journey.url, 'Gloria');
  const page = await openRegistro(journey, cliente, curso);
  await step(page, 'Participante');
  await fillRegistro(page, `GLO${process.pid}`, 'Gloria');
  await onward(page).click();
  await step(page, 'Facturación');
  await onward(page).click();
  await step(page, 'Revisión');
  const code = page.getByLabel(/^Código de descuento/);
  const total = page
    .getByRole('complementary')
    .locator('div', { has: page.getByText('Total', { exact: true }) });
  const totalText = () => total.last().textContent();
  await expect.poll(totalText).toContain('190,00');
  await page.getByLabel(/^Acepto los/).check();

  await code.fill('GRADUADOS2020');
  await confirm(page).click();
  await page
    .getByRole('group', { name: /por corregir/ })
    .getByText('Pulse «Aplicar» para usar el código')
    .waitFor();
  await code.press('Enter');
  await page.getByText('Ese código no es correcto.').first().waitFor();
  await expect.poll(totalText).toContain('190,00');
  // A fault that was found stays marked on the way through the other steps, and when the form is sent all the same.
  await page.getByRole('button', { name: 'Cambiar Participante' }).click();
  await step(page, 'Participante');
  await onward(page).click();
  await step(page, 'Facturación');
  await onward(page).click();
  await step(page, 'Revisión');
  await page.getByText('Ese código no es correcto.').first().waitFor();
  await confirm(page).click();
  await page
    .getByRole('group', { name: /por corregir/ })
    .getByText('Ese código no es correcto.')
    .waitFor();
  expect(await page.getByText('Pulse «Aplicar»').count()).toBe(0);
  await code.fill('graduados-2026');
  await page.getByRole('button', { name: 'Aplicar' }).dblclick();
  await page.getByText('Código aplicado').waitFor();
  await expect.poll(totalText).toContain('171,00');
  await page.getByRole('button', { name: 'Quitar el código' }).click();
  await expect.poll(totalText).toContain('190,00');
  await code.fill('Graduados 2026');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(totalText).toContain('171,00');
  await confirm(page).click();
  await expectHeading(page, /Inscripción INS-/);
  await page.getByText('Condición del descuento').waitFor();
  const [made] = (await cliente.enrolments(curso)) as unknown as { total: number; condicion: unknown }[];
  expect(made).toMatchObject({ total: 17_100, condicion: { tipo: 'codigo' } });
});

interface PlannedCuota {
  readonly fecha: string;
  /** Minor units. */
  readonly valor: number;
}

/** The instalments that are shown in there, one by one. */
async function planIn(place: Locator): Promise<PlannedCuota[]> {
  const rows = await place
    .locator('dl > div')
    .filter({ hasText: /^\d\. Hasta el/ })
    .allTextContents();
  return rows.map((row) => {
    const fecha = /Hasta el (\d+ \S+ \d{4})/.exec(row)?.[1] ?? '';
    return { fecha, valor: minor(row.slice(row.indexOf(fecha) + fecha.length)) };
  });
}

const sumOf = (plan: readonly PlannedCuota[]): number => plan.reduce((sum, { valor }) => sum + valor, 0);

test('instalments stand on the card, on the page of the course and before sending with their days and amounts, and count from the approval if there is one', async ({
  journey,
}) => {
  const cursos = (await coursesIn(journey.url, 'abierto')) as Offering[];
  const inInstalments = (approved: boolean): Offering => {
    const found = cursos.find(
      ({ cuotas, requiereAprobacion, descuento }) =>
        cuotas > 2 && requiereAprobacion === approved && !descuento,
    );
    if (!found) throw new Error('The demo has no such course in instalments.');
    return found;
  };
  const [direct, approved] = [inInstalments(false), inInstalments(true)];
  const page = await journey.open('/portal/publico');
  const tag = tagOf(page);
  const cardOf = ({ nombre }: Offering) => tag.getByRole('article').filter({ hasText: nombre });
  const pageOf = async ({ nombre }: Offering) => {
    await cardOf({ nombre } as Offering)
      .getByRole('link', { name: nombre, exact: true })
      .click();
    await tag.getByRole('heading', { level: 1, name: nombre }).waitFor();
  };
  const goBack = () => tag.getByRole('button', { name: 'Ver otros cursos' }).click();
  await pageOf(approved);
  await tag.getByText(/Las fechas dependen de la aprobación/).waitFor();
  await goBack();

  const card = cardOf(direct);
  const intro = 'Si se inscribe hoy:';
  await card.getByText(/^En \d cuotas mensuales, la primera de/).waitFor();
  await pageOf(direct);
  await tag.getByText(intro).waitFor();
  await expect.poll(async () => sumOf(await planIn(tag))).toBe(direct.precio);
  const plan = await planIn(tag);
  expect(plan.length).toBeGreaterThan(1);
  expect(plan.length).toBeLessThanOrEqual(direct.cuotas);
  expect(new Set(plan.map(({ fecha }) => fecha)).size).toBe(plan.length);

  await tag.getByRole('button', { name: 'Inscribirse', exact: true }).click();
  const persona = person('A Plazos');
  await fillPerson(page, persona);
  const before = tag.getByRole('complementary');
  await before.getByText(intro).waitFor();
  await expect.poll(() => planIn(before)).toEqual(plan);
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
  const [first] = plan;
  expect(await readMail(journey.url, persona.correo, / · SOL-/)).toContain(
    figures(first?.valor ?? Number.NaN),
  );
});
