// Cancelling in rarer cases: what changed meanwhile, what cannot be cancelled, a place in a waiting list, a payment in process.
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { dialog, enrolled, findDemo, money, openAs, openDialog, preview } from '../support/anular.ts';
import {
  asCliente,
  type Curso,
  coursesIn,
  type Inscripcion,
  person,
  registerCliente,
} from '../support/cliente.ts';
import { isInSight } from '../support/isInSight.ts';
import { tabUntil } from '../support/keyboard.ts';
import { pressUntil } from '../support/pressUntil.ts';
import { ownSite } from '../support/site.ts';
import { expectHeading, openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('nothing is cancelled if what would happen is no longer what was shown, and it is shown again', async ({
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
  await pressUntil(
    () => box.getByRole('button', { name: 'Anular inscripción' }).click(),
    box.getByText('Algo cambió: mírelo otra vez'),
  );
  await box.getByText(/^Puede anular hasta el /).waitFor();
  expect((await cliente.get<Inscripcion>(`/api/cliente/inscripciones/${inscripcion.numero}`)).estado).toBe(
    'pendiente_pago',
  );
  await box.getByText('La factura se anula: no debe nada por este curso.').waitFor();
  await pressUntil(
    () => box.getByRole('button', { name: 'Anular inscripción' }).click(),
    box.getByText(`La inscripción en ${inscripcion.curso.nombre} está anulada`),
  );
  await box.getByRole('link', { name: 'inscribirse de nuevo' }).click();
  await expectHeading(page, 'Nueva inscripción');
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

test('a person who waits sees their place and can leave the list, in Arabic, at 360 px, by keyboard alone', async ({
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
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'غادرتم قائمة الانتظار' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('portal-cliente dialog[open]').count()).toBe(0);
  const after = await cliente.get<Inscripcion>(`/api/cliente/inscripciones/${inscripcion.numero}`);
  expect(after.estado).toBe('anulada');
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
  await expect
    .poll(async () => (await dialog(page).boundingBox())?.height)
    .toBeGreaterThanOrEqual(900 - 48 - 1);
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
