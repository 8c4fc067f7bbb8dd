// Paying: from a warning to the receipt in one tab, at once or late.

import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { download, expectFigures, figures, pdfText } from './support/amounts.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { coursesIn, person, registerCliente } from './support/cliente.ts';
import { countPresses } from './support/countPresses.ts';
import { openOwn } from './support/openOwn.ts';
import { openAs } from './support/registro.ts';
import { expectHeading, expectPath, signOut } from './support/steps.ts';
import { test } from './support/test.ts';

interface Balance {
  saldo: number;
  vencido: number;
  saldoAFavor: number;
}
interface ListPage<T> {
  resultados: T[];
}

const first = ([balance]: readonly Balance[]): Balance => {
  if (!balance) throw new Error('the demo client has no balance');
  return balance;
};

test('what is overdue is paid in two presses in the same tab, which comes back to what was paid, its receipt, PDF and mail', async ({
  journey,
  onTestFinished,
}) => {
  const { url, demo, open } = await openOwn(journey, onTestFinished);
  const balance = async () => first(await demo.get<Balance[]>('/api/cliente/balance'));
  const page = await open('/portal/cliente');
  const pressPayNow = () => page.getByRole('button', { name: 'Pagar ahora' }).click();
  const dialog = page.getByRole('dialog');

  // A person with money in favour is asked whether to use it first, in an enrolment as well.
  const { saldoAFavor } = await balance();
  const favor = dialog.getByText(`Tiene $${figures(saldoAFavor)}`, { exact: false });
  const { resultados: inscripciones } = await demo.get<ListPage<{ numero: string; saldo: number }>>(
    '/api/cliente/inscripciones?limite=100',
  );
  await page.goto(`/portal/cliente/inscripciones/${inscripciones.find(({ saldo }) => saldo > 0)?.numero}`);
  await page
    .getByRole('button', { name: /^Pagar/ })
    .first()
    .click();
  await favor.waitFor();
  await page.goto('/portal/cliente');
  await pressPayNow();
  await favor.waitFor();
  await dialog.getByRole('button', { name: 'Usar saldo a favor' }).click();
  const isReread = page.waitForResponse((answer) => answer.url().endsWith('/api/cliente/balance'));
  await dialog.getByRole('button', { name: `Usar $${figures(saldoAFavor)}` }).click();
  // A person who was asked pays the rest with a press of their own, also when no credit is left to ask about.
  await isReread;
  await dialog.getByRole('heading', { name: 'Saldo a favor usado' }).waitFor();
  await page.getByText('Ya descontado su saldo a favor').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const before = await balance();
  expect(before.saldoAFavor).toBe(0);

  await pressPayNow();
  await page.waitForURL(/\/pagar\//);
  await page.getByRole('heading', { level: 1, name: 'Revise y pague' }).waitFor();
  await page.getByText(figures(before.vencido)).first().waitFor();

  // A person who leaves or is refused comes back to where they were, and may try again.
  await page.getByRole('button', { name: 'Salir sin pagar' }).click();
  await dialog.getByRole('heading', { name: 'No se completó el pago' }).waitFor();
  await expectPath(page, '/cliente');
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.waitForURL(/\/pagar\//);
  await page.locator('summary').click();
  await page.locator('button[value="rechazar"]').click();
  await page.getByText('El pago fue rechazado').waitFor();
  await page.getByRole('link', { name: 'Volver al portal' }).click();
  await dialog.getByRole('heading', { name: 'El pago fue rechazado' }).waitFor();
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const presses = await countPresses(page);
  await pressPayNow();
  await page.getByRole('button', { name: `Pagar $${figures(before.vencido)}` }).click();
  // Where the person was: how much came in, what it paid, and what is left of that.
  await dialog
    .getByRole('status')
    .getByText(`Pago recibido: $${figures(before.vencido)}`)
    .waitFor();
  expect(presses()).toHaveLength(2);
  await expectPath(page, '/cliente');
  await dialog.getByRole('list', { name: 'Lo que pagó' }).getByRole('link').first().waitFor();
  await dialog.getByRole('button', { name: 'Descargar PDF' }).waitFor();
  await dialog.getByRole('link', { name: 'Ver el recibo' }).click();
  await expectHeading(page, /Recibo REC-/);
  await dialog.waitFor({ state: 'hidden' });
  const [numero = '?'] =
    /REC-\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];
  const mail = await readMail(url, 'demo@portal.test', new RegExp(`Recibo ${numero}$`));
  const link = linkIn(mail, '/portal/cliente/recibos');
  const more = page.getByRole('button', { name: `Más acciones: Recibo ${numero}` });
  await more.click();
  await page.getByRole('button', { name: 'Reenviar recibo' }).click();
  await page.getByText('Enviamos el recibo a demo@portal.test', { exact: false }).waitFor();
  await more.click();
  await page.getByRole('button', { name: /^Reenviar en/ }).waitFor();
  await page.keyboard.press('Escape');
  const recibo = await pdfText(await download(page, 'Descargar PDF'));
  expectFigures(recibo, [before.vencido]);
  expect(await balance()).toMatchObject({ saldo: before.saldo - before.vencido, vencido: 0 });
  await page.goBack();
  await expectPath(page, '/cliente');
  await expectHeading(page, /^Hola, /);
  await whenStill(page);
  expect(await page.getByText('Pagar ahora').count()).toBe(0);

  // One press in its mail opens the receipt.
  await page.goto(link);
  await expectHeading(page, `Recibo ${numero}`);
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
});

test('a payment that the gateway confirms late is awaited where the person was, also after a reload, and announced until it is seen', async ({
  journey,
  onTestFinished,
}) => {
  const { url, open } = await openOwn(journey, onTestFinished);
  const page = await open('/portal/cliente/cartera?orden=-saldo');
  // However many newer links there are: what is awaited is asked for by its id.
  await intercept(page, '**/api/cliente/enlaces?*', (route) =>
    route.fulfill({ json: { total: 0, siguiente: null, resultados: [] } }),
  );
  const dialog = page.getByRole('dialog');
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  const boxes = page.getByRole('checkbox', { name: /^Elegir .+, factura/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const pay = async () => {
    await bar.getByRole('button', { name: 'Pagar' }).click();
    await dialog.getByRole('button', { name: /^Pagar / }).click();
    await page.waitForURL(/\/pagar\//);
  };
  await pay();
  // The choice stays for a person who comes back without having paid, on whatever page of the list.
  await page.getByRole('button', { name: 'Salir sin pagar' }).click();
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await bar.getByText('2 facturas', { exact: false }).waitFor();
  for (const n of [0, 1]) await expect.poll(() => boxes.nth(n).isChecked()).toBe(true);
  await page.goto('/portal/cliente/cartera?estado=pagada');
  await bar.getByText('2 facturas', { exact: false }).waitFor();
  await page.goto('/portal/cliente/cartera?orden=-saldo');
  const payLate = async () => {
    await pay();
    await page.locator('summary').click();
    await page.locator('button[value="tarde"]').click();
    await page.waitForURL(`${url}/portal/cliente/cartera?orden=-saldo`);
    await dialog.getByRole('heading', { name: 'Esperando la confirmación' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  };
  await boxes.nth(0).uncheck();
  await bar.getByText('1 factura', { exact: false }).waitFor();
  await payLate();
  await dialog.getByRole('button', { name: 'Seguir en el portal' }).click();
  // What is being paid is no longer chosen, and says so: it is paid again only if it is chosen again, in spite of a warning. A dialog
  // that is open when the confirmation comes then shows what is owed after it.
  const numero = /[\d-]+$/.exec((await boxes.nth(1).getAttribute('aria-label')) ?? '')?.[0];
  const row = page.getByRole('row').filter({ hasText: numero ?? 'the number of the invoice' });
  await row.getByText('Pago en proceso').last().waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  await boxes.nth(1).check();
  await bar.getByRole('button', { name: 'Pagar' }).click();
  await dialog.getByText('Hay un pago en proceso').waitFor();
  await dialog
    .getByText('Estas facturas ya no tienen saldo pendiente.')
    .waitFor({ timeout: 2 * PATIENCE_MS });
  await page.keyboard.press('Escape');
  // The first of the two, which the person no longer looks at, is told wherever they are by then, and again after a reload, until
  // they close it.
  const notices = page.getByRole('region', { name: 'Avisos' });
  const told = notices.getByRole('button', { name: 'Ver el recibo' });
  await told.waitFor({ timeout: 2 * PATIENCE_MS });
  await page.reload();
  await told.waitFor();
  await notices.getByRole('button', { name: 'Cerrar' }).click();
  await told.waitFor({ state: 'hidden' });
  const awaited = () => page.evaluate(() => sessionStorage.getItem('portal.pagos'));
  await expect.poll(awaited).toBeNull();

  // It is paid, and its place in the list is the other's.
  await bar.getByText('1 factura', { exact: false }).waitFor({ state: 'detached' });
  await boxes.nth(0).check();
  await bar.getByText('1 factura', { exact: false }).waitFor();
  await payLate();
  await page.reload();
  // On a busy machine the confirmation may have come before the page has.
  await dialog.getByText(/^Pago recibido: /).waitFor({ timeout: 2 * PATIENCE_MS });

  // Paid invoices are no longer chosen, and the choice goes with the session.
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  await boxes.first().waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  await boxes.first().check();
  await bar.waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem('portal.elegidas'));
  await expect.poll(kept).not.toBeNull();
  await signOut(page);
  await expect.poll(kept).toBeNull();
});

test('the first payment of an enrolment says that its seat is confirmed, and what is left of it is paid from there', async ({
  journey,
}) => {
  const cliente = await registerCliente(journey.url, 'Rosa');
  const curso = (await coursesIn(journey.url, 'abierto')).find(
    ({ cuotas, requiereAprobacion }) => cuotas === 2 && !requiereAprobacion,
  );
  if (!curso) throw new Error('the demo has no open course with two instalments');
  const { numero } = await cliente.enrol(curso, person('Rosa'));
  const page = await openAs(journey, cliente, `/cliente/inscripciones/${numero}`);
  await page.getByRole('link', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: /^Pagar / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Pago recibido: /).waitFor();
  const paid = dialog.getByRole('list', { name: 'Lo que pagó' });
  await paid.getByText(curso.nombre).waitFor();
  await paid.getByText('Cupo confirmado').waitFor();
  const rest = dialog.getByRole('region', { name: 'Falta pagar' });
  await rest.getByText(/^La próxima cuota, /).waitFor();
  await rest.getByRole('button', { name: 'Pagar lo que falta' }).click();
  await dialog.getByRole('button', { name: /^Pagar / }).click();
  await page.getByRole('heading', { level: 1, name: 'Revise y pague' }).waitFor();
  await page.getByRole('button', { name: /^Pagar / }).click();
  await dialog.getByText(/^Pago recibido: /).waitFor();
  await paid.getByText(curso.nombre).waitFor();
  // Nothing is left, and the seat was confirmed before.
  await whenStill(page);
  expect(await rest.or(dialog.getByText('Cupo confirmado')).count()).toBe(0);
});

test('invoices can be chosen once it is known what is being paid, and a paid one is not chosen again when its payment has been confirmed', async ({
  journey,
  onTestFinished,
}) => {
  const { open } = await openOwn(journey, onTestFinished);
  const page = await open('/portal/cliente');
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  await intercept(page, '**/api/cliente/pagos?*', async (route) => {
    await known;
    await route.fallback();
  });
  // Only what is owed, so that the paid invoice leaves the list.
  await page.goto('/portal/cliente/cartera?orden=-saldo&estado=porPagar');
  const box = page.getByRole('checkbox', { name: /^Elegir .+, factura/ }).nth(1);
  await box.waitFor();
  expect(await box.isDisabled()).toBe(true);
  answer();
  await box.check();
  const numero = /[\d-]+$/.exec((await box.getAttribute('aria-label')) ?? '')?.[0];
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  await bar.getByRole('button', { name: 'Pagar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pagar / }).click();
  await page.waitForURL(/\/pagar\//);
  await page.locator('summary').click();
  await page.locator('button[value="tarde"]').click();
  await dialog.getByRole('button', { name: 'Seguir en el portal' }).click();
  const row = page.getByRole('row').filter({ hasText: numero ?? 'the number of the invoice' });
  await row.getByText('Pago en proceso').last().waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  await row.first().waitFor({ state: 'detached', timeout: 2 * PATIENCE_MS });
  await whenStill(page);
  expect(await bar.count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('portal.elegidas'))).toBeNull();
});
