// Money as a client follows it: from what is owed to each invoice, receipt and movement behind it, and to a link that pays.
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import {
  amounts,
  download,
  expectFigures,
  figure,
  figures,
  minor,
  pdfText,
  textOf,
} from './support/amounts.ts';
import { ask } from './support/ask.ts';
import { countPresses } from './support/countPresses.ts';
import { expectHeading, expectPath, openSignedIn, pathOf } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

// These parts of the API's answers are compared with the screen.
interface ListPage<T> {
  total: number;
  totales?: Record<string, number>[];
  resultados: T[];
}
interface Balance {
  moneda: string;
  saldo: number;
  vencido: number;
  porVencer: number;
  saldoAFavor: number;
  antiguedad: Record<string, number>;
}
interface Recibo {
  numero: string;
  valor: number;
  aplicaciones: { factura: string }[];
}
interface EnProceso {
  valor: number;
  facturas: Numbered[];
}
interface Numbered {
  numero: string;
}

interface Owed extends Numbered {
  cuotas: { vence: string; valor: number; estado: string }[];
}

async function usdBalance(journey: Journey): Promise<Balance> {
  const balances = await ask<Balance[]>(journey, '/api/cliente/balance');
  const balance = balances.find(({ moneda }) => moneda === 'USD');
  if (!balance) throw new Error('the demo client owes nothing in USD');
  return balance;
}

const openCount = async (journey: Journey): Promise<number> =>
  (
    await ask<ListPage<Numbered>>(
      journey,
      '/api/cliente/facturas?tipo=factura&estadoPago=pendiente&estadoPago=parcial&estado=emitida',
    )
  ).total;

/** Sums a statement in Spanish CSV up: debe, haber and the balance that it ends with. */
function statementOf(csv: string): { lines: number; figures: number[] } {
  const rows = csv.trim().split('\r\n').slice(1);
  // A description may hold semicolons; the figures stand behind it.
  const columns = rows.map((row) =>
    row
      .split(';')
      .slice(-5, -2)
      .map((amount) => Math.round(Number(amount.replace(',', '.')) * 100)),
  );
  const sum = (column: number) => columns.reduce((total, row) => total + (row[column] ?? Number.NaN), 0);
  return { lines: rows.length, figures: [sum(0), sum(1), columns.at(-1)?.[2] ?? Number.NaN] };
}

test('every total of the cartera is that of the API, what is owed stands by its day, and the ages add up to it', async ({
  journey,
}) => {
  const balance = await usdBalance(journey);
  const page = await openSignedIn(journey.open, '/cliente/cartera');
  await page.getByRole('heading', { name: 'Qué debe' }).waitFor();
  await expect.poll(() => figure(page, 'Saldo pendiente')).toBe(balance.saldo);
  await expect.poll(() => figure(page, 'Vencido')).toBe(balance.vencido);
  await expect.poll(() => figure(page, 'Por vencer')).toBe(balance.porVencer);
  await expect.poll(() => figure(page, 'Saldo a favor')).toBe(balance.saldoAFavor);
  const ages = Object.values(balance.antiguedad);
  expect(ages.reduce((sum, age) => sum + age)).toBe(balance.saldo + balance.saldoAFavor);

  // What is owed stands by its day, the oldest first.
  const { resultados } = await ask<ListPage<Owed>>(
    journey,
    '/api/cliente/facturas?tipo=factura&estadoPago=pendiente&estadoPago=parcial&estado=emitida&limite=100',
  );
  const owedByDay = resultados
    .flatMap(({ numero, cuotas }) => cuotas.map((cuota) => ({ ...cuota, numero })))
    .filter(({ estado }) => estado === 'pendiente' || estado === 'parcial')
    .sort((a, b) => a.vence.localeCompare(b.vence) || a.numero.localeCompare(b.numero))
    .slice(0, 5);
  const deudas = page.locator('section', { has: page.getByRole('heading', { name: 'Qué debe' }) });
  const shown = await deudas.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      numero: item.querySelector('a small')?.textContent,
      vence: item.querySelector('time')?.dateTime,
      saldo: item.querySelector('b')?.textContent ?? '',
    })),
  );
  expect(shown.map(({ numero, vence }) => [numero, vence])).toEqual(
    owedByDay.map(({ numero, vence }) => [numero, vence]),
  );
  for (const [n, { estado, valor }] of owedByDay.entries()) {
    const saldo = minor(shown[n]?.saldo ?? '');
    if (estado === 'pendiente') expect(saldo).toBe(valor);
    else expect(saldo).toBeLessThan(valor);
  }
  await deudas.getByRole('link', { name: 'Ver todo' }).click();
  await expectPath(page, '/cliente/cartera?estado=porPagar&orden=proximoVencimiento');

  // The filter by days overdue says as much as the balance.
  for (const [n, stretch] of Object.keys(balance.antiguedad).entries()) {
    const debtAge = ages[n] ?? Number.NaN;
    if (debtAge === 0) continue;
    await page.goto(`/portal/cliente/cartera?antiguedad=${stretch}&orden=proximoVencimiento`);
    const { total } = await ask<ListPage<Numbered>>(journey, `/api/cliente/facturas?antiguedad=${stretch}`);
    await page.getByText(new RegExp(`^Mostrando .* de ${total}$`)).waitFor();
    const told = page.getByText(/^[^:]+: .* por pagar$/);
    await expect.poll(async () => minor((await told.locator('strong').textContent()) ?? '')).toBe(debtAge);
  }
  expectFigures(await pdfText(await download(page, 'Descargar PDF')), [ages.findLast((age) => age > 0) ?? 0]);
  await page.getByRole('button', { name: 'Quitar el filtro' }).click();
  await expectPath(page, '/cliente/cartera?orden=proximoVencimiento');

  // The first press on a column puts the greatest amount first, but the day that comes first.
  await page.getByRole('columnheader', { name: 'Saldo' }).getByRole('button').click();
  await expectPath(page, '/cliente/cartera?orden=-saldo');
  await page.getByRole('columnheader', { name: 'Vence' }).getByRole('button').click();
  await expectPath(page, '/cliente/cartera?orden=proximoVencimiento');

  await page.getByLabel('Estado', { exact: true }).selectOption('porPagar');
  await page.getByText(new RegExp(`^Mostrando .* de ${await openCount(journey)}$`)).waitFor();
  const owed = balance.saldo + balance.saldoAFavor;
  await expect
    .poll(async () => (await amounts(page, 'Facturas')).reduce((sum, saldo) => sum + saldo, 0))
    .toBe(owed);
  const saldos = await amounts(page, 'Facturas');
  const said = page.getByText(/documentos: .* por pagar/);
  await expect
    .poll(async () => minor((await said.textContent())?.split(',').slice(-2).join(',') ?? ''))
    .toBe(owed);
  expectFigures(await pdfText(await download(page, 'Descargar PDF')), [owed, ...saldos]);
});

test('the latest movement leaves the balance that the summary shows, a range narrows the statement, and two presses from the home page download it', async ({
  journey,
}) => {
  const balance = await usdBalance(journey);
  const page = await openSignedIn(journey.open);
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Ver todos' }).click();
  expect((await download(page, 'Descargar PDF')).suggestedFilename()).toMatch(/^estado-de-cuenta.*\.pdf$/);
  expect(presses()).toHaveLength(2);
  await expectPath(page, '/cliente/cartera?ver=movimientos');
  await expect.poll(() => page.title()).toMatch(/^Movimientos · Estado de cuenta · /);
  await page.getByText(/^Mostrando 1–/).waitFor();
  // The list before may still say how many it shows.
  await expect.poll(async () => (await amounts(page, 'Movimientos'))[0]).toBe(balance.saldo);

  // The days of the data are relative to today: the month is that of the latest movement.
  const latest = await ask<ListPage<{ fecha: string }>>(
    journey,
    '/api/cliente/movimientos?limite=1&orden=-fecha',
  );
  const month = latest.resultados[0]?.fecha.slice(0, 7) ?? '';
  const [year = 0, nth = 0] = month.split('-').map(Number);
  const desde = `${month}-01`;
  const hasta = `${month}-${new Date(Date.UTC(year, nth, 0)).getUTCDate()}`;
  await page.goto(`/portal/cliente/cartera?ver=movimientos&desde=${desde}&hasta=${hasta}`);
  await page.getByText(/^Mostrando 1–/).waitFor();
  const inMonth = await ask<ListPage<unknown>>(
    journey,
    `/api/cliente/movimientos?desde=${desde}&hasta=${hasta}&limite=100`,
  );
  await expect.poll(() => amounts(page, 'Movimientos')).toHaveLength(inMonth.total);
  const labels = ['Saldo inicial', 'Cargos', 'Abonos', 'Saldo final'];
  const { saldoInicial, debe, haber, saldoFinal } = inMonth.totales?.[0] ?? {};
  const shown = [saldoInicial, debe, haber, saldoFinal].map((valor) => valor ?? Number.NaN);
  await expect.poll(() => Promise.all(labels.map((label) => figure(page, label)))).toEqual(shown);
  const csv = await download(page, 'Descargar CSV');
  expect(csv.suggestedFilename()).toBe(`estado-de-cuenta-${desde}-${hasta}.csv`);
  expect(statementOf(await textOf(csv))).toEqual({ lines: inMonth.total, figures: shown.slice(1) });
  expectFigures(await pdfText(await download(page, 'Descargar PDF')), shown);

  // Days the wrong way round are no range in which nothing happened.
  journey.allow(/422/);
  await page.getByRole('button', { name: 'Fechas' }).click();
  const until = page.getByLabel('Hasta', { exact: true });
  await until.fill(new Date(Date.UTC(year, nth - 1, 0)).toISOString().slice(0, 10));
  await page.getByRole('alert').getByText('es posterior').waitFor();
  await page.getByText('Ningún movimiento coincide').waitFor();
  await expect.poll(() => until.getAttribute('aria-invalid')).toBe('true');
});

test('what is overdue leads to the invoices, and a receipt to what it paid', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  await page.getByRole('link', { name: 'Ver cuáles' }).click();
  const { vencido, porVencer } = await usdBalance(journey);
  await expect.poll(() => pathOf(page)).toContain('antiguedad=vencido');
  await page.getByText(`Vencido: $${figures(vencido)}`).waitFor();
  await page.getByText('Vencida', { exact: true }).first().waitFor();
  // Each figure of the summary stands in the total of the list that it opens.
  const summary = page.locator('portal-cliente main dl');
  await summary.getByRole('link', { name: figures(porVencer) }).click();
  await page.getByText(`Por vencer: $${figures(porVencer)}`).waitFor();
  await summary.getByRole('link', { name: figures(vencido) }).click();
  await page.getByText(`Vencido: $${figures(vencido)}`).waitFor();

  await page.goto('/portal/cliente/recibos');
  await page.getByText(/^Mostrando 1–/).waitFor();
  const recibos = await ask<ListPage<Recibo>>(journey, '/api/cliente/recibos?orden=-fecha&limite=100');
  const total = recibos.resultados.reduce((sum, { valor }) => sum + valor, 0);
  const said = page.getByText(/recibos: .* en total/);
  await said.waitFor();
  await expect
    .poll(async () => minor(((await said.textContent()) ?? '').split(/:|en total/)[1] ?? ''))
    .toBe(total);
  await page.getByRole('button', { name: 'Pagar lo vencido' }).waitFor();
  expectFigures(await pdfText(await download(page, 'Descargar PDF')), [
    total,
    ...recibos.resultados.map(({ valor }) => valor),
  ]);

  const pagado = recibos.resultados.find(({ aplicaciones }) => aplicaciones.length > 0);
  if (!pagado) throw new Error('no receipt of the demo client was applied');
  await page.getByRole('link', { name: new RegExp(pagado.numero) }).click();
  await expectHeading(page, `Recibo ${pagado.numero}`);
  expect((await download(page, 'Descargar PDF')).suggestedFilename()).toBe(`recibo-${pagado.numero}.pdf`);
  const factura = pagado.aplicaciones[0]?.factura ?? '';
  await page.getByRole('link', { name: factura }).click();
  await expectHeading(page, `Factura ${factura}`);
  // The receipt is called by how it was paid, before its number.
  await page.getByRole('link', { name: new RegExp(`^Pago .*${pagado.numero}$`) }).waitFor();
  expect((await download(page, 'Descargar PDF')).suggestedFilename()).toBe(`factura-${factura}.pdf`);
  // Its account leads to its lines of the ledger.
  const { total: facturado } = await ask<{ total: number }>(journey, `/api/cliente/facturas/${factura}`);
  await expect.poll(() => figure(page, 'Total')).toBe(facturado);
  await page.getByRole('link', { name: 'Ver movimientos' }).click();
  await expectPath(page, `/cliente/cartera?ver=movimientos&q=${factura}`);
  await expect.poll(() => figure(page, 'Cargos')).toBe(facturado);
  await page.goBack();
  await page.goBack();
  await expectHeading(page, `Recibo ${pagado.numero}`);
  await expect
    .poll(() => page.locator('dl > div', { hasText: 'Recibido de' }).getByRole('definition').textContent())
    .toBe('Ana Lucía Andrade Cevallos');
  await page.locator('dl > div', { hasText: 'Valor' }).getByRole('link').click();
  await expectPath(page, `/cliente/cartera?ver=movimientos&q=${pagado.numero}`);
  await expect.poll(() => figure(page, 'Abonos')).toBe(pagado.valor);

  // An annulled invoice accounts for what is no longer owed, down to the movement that took it off.
  const annulled = await ask<ListPage<Numbered>>(journey, '/api/cliente/facturas?estado=anulada&limite=1');
  await page.goto(`/portal/cliente/cartera/factura/${annulled.resultados[0]?.numero}`);
  await page.locator('dt', { hasText: 'Anulada' }).waitFor();
  await expect
    .poll(async () => {
      const [billed = Number.NaN, ...others] = await Promise.all(
        ['Total', 'Pagado', 'Anulada', 'Saldo pendiente'].map((label) => figure(page, label)),
      );
      return others.map((valor) => valor / billed);
    })
    .toEqual([0, -1, 0]);
  await page.getByRole('link', { name: 'Ver movimientos' }).click();
  await page.getByRole('row', { name: /Factura anulada/ }).waitFor();
});

test('a client about to pay an invoice is warned of a payment of it that is in process', async ({
  journey,
}) => {
  const { resultados } = await ask<ListPage<EnProceso>>(journey, '/api/cliente/pagos?estado=pendiente');
  const [pago] = resultados;
  const numero = pago?.facturas[0]?.numero;
  if (!pago || !numero) throw new Error('the demo client is paying nothing');
  const aviso = `Hay un pago en proceso de $${figures(pago.valor)}`;
  const page = await openSignedIn(journey.open, `/cliente/cartera/factura/${numero}`);
  await page.getByText(aviso).waitFor();
  // It is due with the first instalment that is owed, and not with its last.
  const cuotas = page
    .locator('portal-cliente section')
    .filter({ has: page.getByRole('heading', { name: 'Cuotas' }) });
  await cuotas.getByRole('listitem').nth(1).waitFor();
  const owed = await cuotas
    .getByRole('listitem')
    .filter({ hasNotText: 'Pagada' })
    .locator('time')
    .allTextContents();
  expect(owed.length).toBeGreaterThan(1);
  await expect.poll(() => page.getByText(/^Vence el /).textContent()).toBe(`Vence el ${owed[0]}`);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(aviso).waitFor();
  // The overdue amount, or else the next instalment, is proposed, and the whole debt is offered beside it.
  const dues = cuotas.getByRole('listitem').filter({ hasNotText: 'Pagada' });
  const overdue = await dues.filter({ hasText: 'Vencida' }).locator('small').allTextContents();
  const next = await dues.first().locator('small').allTextContents();
  const proposed = (overdue.length > 0 ? overdue : next).reduce((sum, text) => sum + minor(text), 0);
  const field = dialog.getByLabel(/^Valor a pagar de/);
  await expect.poll(async () => minor(await field.inputValue())).toBe(proposed);
  const saldo = await figure(page, 'Saldo pendiente');
  expect(proposed).toBeLessThan(saldo);
  await dialog.getByRole('button', { name: `Todo: $${figures(saldo)}` }).waitFor();
  // It holds nobody up.
  await expect.poll(() => dialog.getByRole('button', { name: /^Pagar / }).isEnabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('link', { name: 'Ver los pagos en proceso' }).click();
  await expectPath(page, '/cliente/cartera?ver=pagos&estado=pendiente');
  await page.getByRole('table', { name: 'Pagos en línea' }).getByRole('link', { name: numero }).waitFor();

  // So does the bar under the list, which says how much of the debt that is.
  await page.goto(`/portal/cliente/cartera?q=${numero}`);
  await page.getByRole('checkbox', { name: new RegExp(`factura ${numero}`) }).check();
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  await expect
    .poll(async () => (await bar.getByRole('status').textContent())?.replaceAll('\u00A0', ' '))
    .toMatch(new RegExp(`^1 factura · Ahora \\$${figures(proposed)} .*de \\$${figures(saldo)}`));

  // Its enrolment shows the same instalments, and names on the button what is next.
  const { inscripcion } = await ask<{ inscripcion?: string }>(journey, `/api/cliente/facturas/${numero}`);
  await page.goto(`/portal/cliente/inscripciones/${inscripcion}`);
  await expect
    .poll(() =>
      cuotas.getByRole('listitem').filter({ hasNotText: 'Pagada' }).locator('time').allTextContents(),
    )
    .toEqual(owed);
  await page
    .locator('portal-cliente main')
    .getByText(/^Pagar \$\d/)
    .waitFor();
});

test('a home page of which every part fails says so once, and one press asks for all of it again', async ({
  journey,
}) => {
  journey.allow(/503|Failed to load resource/);
  let failing = true;
  await intercept(journey.context, '**/api/cliente/**', (route) =>
    failing
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"interno"}' })
      : route.continue(),
  );
  const page = await openSignedIn(journey.open);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await page.getByRole('alert').getByRole('heading').waitFor();
  await whenStill(page);
  expect(await retry.count()).toBe(1);
  // All that the press asks for has failed before the API is back.
  const failed = page.waitForResponse('**/api/cliente/balance*');
  await retry.click();
  await failed;
  await whenStill(page);
  await expect.poll(() => retry.count()).toBe(1);
  failing = false;
  await retry.click();
  for (const name of ['Lo que debe', 'Últimos movimientos', 'Mis inscripciones', 'Próxima clase'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await expect.poll(() => retry.count()).toBe(0);
});

test('a part of the home page that fails holds nothing else back, and can be asked for again', async ({
  journey,
}) => {
  journey.allow(/503|Failed to load resource/);
  let failing = true;
  await intercept(journey.context, '**/api/cliente/balance', (route) =>
    failing
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"interno"}' })
      : route.continue(),
  );
  const page = await openSignedIn(journey.open);
  await page.getByText('No pudimos cargar su saldo').waitFor();
  await page.getByRole('heading', { name: 'Últimos movimientos' }).waitFor();
  await page.getByText('No pudimos cargar sus pagos').waitFor();
  failing = false;
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await page.getByText('Ver como tabla').click();
  await page.getByRole('table', { name: 'Sus pagos por mes' }).waitFor();
  await page.getByRole('heading', { name: 'Lo que debe' }).waitFor();
});
