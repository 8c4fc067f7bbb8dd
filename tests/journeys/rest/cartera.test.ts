// Money that came in as another amount than was asked for, and the year that it adds up to.
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { whenStill } from '../../browser/whenStill.ts';
import { figure, figures, minor } from '../support/amounts.ts';
import { ask } from '../support/ask.ts';
import { expectHeading, openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

const screens = ['/cliente', '/cliente/cartera', '/cliente/recibos'];

interface ListPage<T> {
  resultados: T[];
}
interface Balance {
  moneda: string;
  pagado: number;
  reembolsado: number;
}
interface Movimiento {
  debe: number;
  haber: number;
}
interface Factura {
  numero: string;
  total: number;
}
interface Intento {
  valor: number;
  recibo?: string;
}

test('an attempt that brought another amount than was asked for shows both, and so does its receipt', async ({
  journey,
}) => {
  const pagos = await ask<ListPage<Intento>>(journey, '/api/cliente/pagos?limite=20&orden=-creadoEl');
  const pago = pagos.resultados.find(({ recibo }) => recibo !== undefined);
  const numero = pago?.recibo;
  if (!pago || !numero) throw new Error('no attempt of the demo client has a receipt');
  // The stand-in gateway has no button for it: the answers say what they would say then.
  const requested = pago.valor + 1_234;
  const resultados = pagos.resultados.map((one) =>
    one === pago ? { ...pago, valor: requested, recibido: pago.valor } : one,
  );
  await intercept(journey.context, '**/api/cliente/pagos?*', (route) =>
    route.fulfill({ json: { ...pagos, resultados } }),
  );
  const recibo = `/api/cliente/recibos/${numero}`;
  const its = await ask<object>(journey, recibo);
  await intercept(journey.context, `**${recibo}`, (route) =>
    route.fulfill({ json: { ...its, pedido: requested } }),
  );
  const page = await openSignedIn(journey.open, '/cliente/cartera?ver=pagos');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: numero }) });
  await row.getByText(`Recibido: $${figures(pago.valor)}`).waitFor();
  await row.getByText(`Valor solicitado: $${figures(requested)}`).waitFor();
  await row.getByRole('link', { name: numero }).click();
  await page
    .getByText(`Se solicitaron $${figures(requested)} y se recibieron $${figures(pago.valor)}.`)
    .waitFor();
});

test('the months of the chart add up to the payments of the year and to what came back, and open into them', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open);
  const balances = await ask<Balance[]>(journey, '/api/cliente/balance');
  const balance = balances.find(({ moneda }) => moneda === 'USD');
  if (!balance) throw new Error('the demo client owes nothing in USD');
  const { pagado, reembolsado } = balance;
  const chart = page.getByRole('figure', { name: /^En doce meses pagó/ });
  await chart.waitFor();
  await expect
    .poll(async () => (await chart.locator('figcaption bdi').allTextContents()).map(minor))
    .toEqual([pagado, reembolsado]);
  await page.getByText('Ver como tabla').click();
  const table = page.getByRole('table', { name: 'Sus pagos por mes' });
  await table.waitFor();
  const column = async (n: number) =>
    (await table.locator(`td:nth-of-type(${n})`).allTextContents()).map(minor);
  for (const [n, total] of [pagado, reembolsado].entries()) {
    const months = await column(n + 1);
    expect(months.pop()).toBe(total);
    expect(months.reduce((sum, valor) => sum + valor)).toBe(total);
  }

  // The last month of which something came back: its receipts, and the movements by which it did.
  const mes = (await column(2)).slice(0, -1).findLastIndex((valor) => valor > 0);
  const [moneyIn = Number.NaN, moneyOut = Number.NaN] = [(await column(1))[mes], (await column(2))[mes]];
  const links = table.locator('tbody tr').nth(mes).getByRole('link');
  await links.first().click();
  await expectHeading(page, 'Recibos de pago');
  const total = page.getByText(/recibos?: /).locator('strong');
  await expect.poll(async () => minor((await total.textContent()) ?? '')).toBe(moneyIn);
  await page.goBack();
  await page.getByText('Ver como tabla').click();
  await table.waitFor();
  await links.last().click();
  await expectHeading(page, 'Estado de cuenta');
  await expect.poll(() => figure(page, 'Cargos')).toBe(moneyOut);
});

test('each movement says whether it adds to the debt or takes from it, in words and by its sign', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open);
  const { resultados } = await ask<ListPage<Movimiento>>(
    journey,
    '/api/cliente/movimientos?limite=5&orden=-secuencia',
  );
  const said = resultados.map(({ debe, haber }) =>
    debe > 0 ? `Cargo +$${figures(debe)}` : `Abono −$${figures(haber)}`,
  );
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Últimos movimientos' }) });
  await expect.poll(() => card.locator('li b').allTextContents()).toEqual(said);
  const nota = await ask<ListPage<Factura>>(journey, '/api/cliente/facturas?tipo=nota_credito');
  const [first] = nota.resultados;
  if (!first) throw new Error('the demo client has no credit note');
  const list = await openSignedIn(journey.open, '/cliente/cartera?tipo=nota_credito');
  const row = list.getByRole('row').filter({ has: list.getByText(first.numero) });
  await row
    .getByText(`−$${figures(first.total)}`)
    .first()
    .waitFor();
});

test('a client with two currencies sees the code of each amount, and one with one currency its sign', async ({
  journey,
}) => {
  const signs = async (path: string) => {
    const page = await openSignedIn(journey.open, path);
    await whenStill(page);
    const text = await page.locator('portal-cliente main').textContent();
    return { signs: text?.match(/\$\s?\d/g)?.length ?? 0, codes: text?.match(/USD\s\d/g)?.length ?? 0 };
  };
  for (const path of screens) expect((await signs(path)).codes).toBe(0);
  const [balance] = await ask<object[]>(journey, '/api/cliente/balance');
  await intercept(journey.context, '**/api/cliente/balance', (route) =>
    route.fulfill({ json: [balance, { ...balance, moneda: 'COP' }] }),
  );
  for (const path of screens) {
    const seen = await signs(path);
    expect(seen.signs).toBe(0);
    expect(seen.codes).toBeGreaterThan(0);
  }
});
