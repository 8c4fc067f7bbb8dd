// A course costs more or less than its price: discounts with a condition, which show once they are met, and instalments; and this
// is what is billed.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { RunningServer } from '../../demo/server.ts';
import { startDemo } from '../support/demoServer.ts';
import { figures, minor } from './support/amounts.ts';
import { findViolations } from './support/axe.ts';
import { readMail } from './support/buzon.ts';
import { type Curso, coursesIn, person, registerCliente } from './support/cliente.ts';
import { confirm, fillPerson as fillRegistro, onward, openRegistro, step } from './support/registro.ts';
import { acceptTerms, fillPerson, nextStep, readResult, sendButton, tagOf } from './support/solicitud.ts';
import { expectHeading } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

type Offering = Curso & {
  nombre: string;
  descuento?: { condicion?: { tipo: string; declaracion?: string } };
};

/** A server of its own: there are few courses with a condition, and other journeys take their seats. */
let server: RunningServer | undefined;

beforeAll(async () => {
  server = await startDemo(inject('demoData'));
});
afterAll(async () => {
  await server?.close();
});

const goThere = (journey: Journey): Promise<Journey> => journey.another({ baseURL: server?.url ?? '' });

/** The open course whose discount asks for that. */
async function courseWith(url: string, tipo: string): Promise<Offering> {
  const cursos = (await coursesIn(url, 'abierto')) as Offering[];
  const curso = cursos.find(({ descuento }) => descuento?.condicion?.tipo === tipo);
  if (!curso) throw new Error(`The demo has no open course with a discount by ${tipo}.`);
  return curso;
}

test('a visitor sees the price with the discount once the sentence is declared, also after a reload, and the mail asks for it', async ({
  journey,
}) => {
  const there = await goThere(journey);
  const curso = await courseWith(there.url, 'declaracion');
  const page = await there.open('/portal/publico');
  const tag = tagOf(page);
  await tag.getByRole('button', { name: `Inscribirme: ${curso.nombre}` }).click();
  const persona = person('Con Hermana');
  await fillPerson(page, persona);
  const sentence = tag.getByLabel(curso.descuento?.condicion?.declaracion ?? '');
  const summary = tag.getByRole('complementary', { name: 'Curso elegido' });
  await summary.getByText('Total', { exact: true }).waitFor();
  const total = () =>
    summary
      .locator('div', { has: page.getByText('Total', { exact: true }) })
      .last()
      .textContent();
  expect(await total()).toContain('125,00');
  await expect.poll(() => sentence.isChecked()).toBe(false);
  await sentence.check();
  await expect.poll(total).toContain('110,00');
  await summary.getByText('Descuento: Hermanos').waitFor();

  // In another interface the institution's words are said to be in their own language.
  const speak = async (from: string, to: string) => {
    await page.getByRole('button', { name: `${from}: ` }).click();
    await page.getByRole('button', { name: to, exact: true }).click();
  };
  await speak('Idioma', 'English');
  await tag.getByRole('heading', { name: 'Discount: Hermanos' }).locator('[lang|="es"]').waitFor();
  await tag.locator('label [lang|="es"]').waitFor();
  await speak('Language', 'Español');
  await page.reload();
  await tag.getByText('Recuperamos lo que había escrito').waitFor();
  await expect.poll(() => sentence.isChecked()).toBe(true);
  expect(await total()).toContain('110,00');
  await acceptTerms(page);
  await sendButton(page).click();
  await readResult(page);
  expect(await readMail(there.url, persona.correo, / · SOL-/)).toContain('110,00');
});

test('a client applies a code, takes it back and applies it again; a wrong one and one that was not applied are told at the field', async ({
  journey,
}) => {
  const there = await goThere(journey);
  there.allow(/422/);
  const curso = await courseWith(there.url, 'codigo');
  const cliente = await registerCliente(there.url, 'Gloria');
  const page = await openRegistro(there, cliente, curso);
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
  expect(await totalText()).toContain('190,00');
  await page.getByLabel(/^Acepto los/).check();

  await code.fill('GRADUADOS2020');
  await confirm(page).click();
  await page.getByRole('alert').getByText('Pulse «Aplicar» para usar el código').waitFor();
  await code.press('Enter');
  await page.getByText('Ese código no es correcto.').first().waitFor();
  expect(await totalText()).toContain('190,00');
  // A fault that was found stays marked on the way through the other steps, and when the form is sent all the same.
  await page.getByRole('button', { name: 'Cambiar Participante' }).click();
  await step(page, 'Participante');
  await onward(page).click();
  await step(page, 'Facturación');
  await onward(page).click();
  await step(page, 'Revisión');
  await page.getByText('Ese código no es correcto.').first().waitFor();
  await confirm(page).click();
  await page.getByRole('alert').getByText('Ese código no es correcto.').waitFor();
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
  await expectHeading(page, /./);
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

test.for([
  { requiereAprobacion: false, width: 1280, intro: 'Se paga en cuotas mensuales, si se inscribe hoy:' },
  { requiereAprobacion: true, width: 360, intro: /Los días se cuentan desde que la institución aprueba/ },
])(
  'instalments stand on the card, in the detail and before sending with their days and amounts, approval first: $requiereAprobacion',
  async ({ requiereAprobacion, width, intro }, { journey }) => {
    const there = await goThere(journey);
    const cursos = (await coursesIn(there.url, 'abierto')) as (Offering & { cuotas: number })[];
    const curso = cursos.find(
      (each) => each.cuotas > 2 && each.requiereAprobacion === requiereAprobacion && !each.descuento,
    );
    if (!curso) throw new Error('The demo has no such course in instalments.');
    const page = await there.open('/portal/publico');
    await page.setViewportSize({ width, height: 800 });
    const tag = tagOf(page);
    const card = tag.getByRole('article').filter({ hasText: curso.nombre });
    await card.getByText(/^o en \d cuotas mensuales, la primera de/).waitFor();
    await card.getByRole('button', { name: /^Ver detalle/ }).click();
    await card.getByText(intro).waitFor();
    const plan = await planIn(card);
    expect(plan.length).toBeGreaterThan(1);
    expect(plan.length).toBeLessThanOrEqual(curso.cuotas);
    expect(new Set(plan.map(({ fecha }) => fecha)).size).toBe(plan.length);
    expect(sumOf(plan)).toBe(curso.precio);

    await card.getByRole('button', { name: `Inscribirme: ${curso.nombre}` }).click();
    const persona = person('A Plazos');
    await fillPerson(page, persona);
    const narrow = width < 600;
    if (narrow) for (const step of ['factura', 'revision'] as const) await nextStep(page, step);
    const before = narrow ? tag.locator('[data-paso=revision]') : tag.getByRole('complementary');
    await before.getByText(intro).waitFor();
    expect(await planIn(before)).toEqual(plan);
    expect(await findViolations(page)).toEqual([]);
    await acceptTerms(page);
    await sendButton(page).click();
    await readResult(page);
    const mail = await readMail(there.url, persona.correo, / · SOL-/);
    if (!requiereAprobacion) for (const { valor } of plan.slice(0, 1)) expect(mail).toContain(figures(valor));
  },
);
