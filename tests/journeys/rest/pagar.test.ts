// Links to pay: for a part, by QR and mail, revoked, renewed; and credit that pays.
import type { Locator, Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { figure, figures } from '../support/amounts.ts';
import { enrolled, openAs } from '../support/anular.ts';
import { openOwn } from '../support/openOwn.ts';
import { expectHeading, expectPath } from '../support/steps.ts';
import { type Journey, test } from '../support/test.ts';

interface Balance {
  saldo: number;
  saldoAFavor: number;
}
interface ListPage<T> {
  resultados: T[];
}

const first = ([balance]: readonly Balance[]): Balance => {
  if (!balance) throw new Error('the demo client has no balance');
  return balance;
};

/** Somebody follows the link, and makes the stand-in gateway do this there. */
async function payAt(
  journey: Journey,
  href: string,
  action: 'aprobar' | 'rechazar' | 'dos_veces',
): Promise<void> {
  const page = await journey.open(href);
  // Actions without a button at a real gateway are kept apart from those that people press.
  if (action !== 'aprobar') await page.locator('summary').click();
  await page.locator(`button[value="${action}"]`).click();
  await page.getByRole('status').waitFor();
  await page.close();
}

/** The dark squares of a code as it is drawn, and as they have to be for this text: `x y`. */
const modulesOf = async (qr: Locator): Promise<string[]> =>
  ((await qr.locator('path').getAttribute('d')) ?? '').match(/\d+ \d+(?=h1v1h-1z)/g) ?? [];
const modulesFor = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])),
  );

const mark = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'sinRecargar', true));
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sinRecargar'))).toBe(true);

test('a link for a part of an invoice, shown as QR and paid elsewhere, is seen paid in two other tabs', async ({
  journey,
  onTestFinished,
}) => {
  // A server of its own: other journeys cancel what is paid, and leave money in favour.
  const { demo, there, open } = await openOwn(journey, onTestFinished);
  const usd = async () => first(await demo.get<Balance[]>('/api/cliente/balance'));
  const before = await usd();
  const page = await open('/portal/cliente/cartera?estado=porPagar&orden=-saldo');
  const choose = page.getByRole('checkbox', { name: /^Elegir .+, factura/ }).first();
  const factura = ((await choose.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  const other = await open(`/portal/cliente/cartera/factura/${factura}`);
  const { saldo } = await demo.get<{ saldo: number }>(`/api/cliente/facturas/${factura}`);
  await expect.poll(() => figure(other, 'Saldo pendiente')).toBe(saldo);
  await mark(page);

  // A person who goes to pay, thinks better of it and comes back is sent to the same link; for another amount, it gives way.
  const activeUrls = async (): Promise<string[]> => {
    const path = '/api/cliente/enlaces?estado=activo&limite=100';
    const { resultados } = await demo.get<ListPage<{ url: string }>>(path);
    return resultados.map(({ url }) => url);
  };
  const activeBefore = (await activeUrls()).length;
  const follow = async (valor: string): Promise<string> => {
    await other.getByRole('button', { name: 'Pagar', exact: true }).click();
    const pagar = other.getByRole('dialog');
    const field = pagar.getByLabel(/^Valor a pagar de/);
    await field.waitFor();
    await field.fill('999999');
    await pagar.getByText(/No puede pasar del saldo/).waitFor();
    // No sum is named that cannot be paid, and the press that pays nothing leads to why.
    await pagar.getByRole('button', { name: 'Pagar', exact: true }).click();
    await pagar.locator('input:focus[aria-invalid="true"]').waitFor();
    await field.fill(valor);
    await pagar.getByRole('button', { name: /^Pagar / }).click();
    await other.waitForURL(/\/pagar\//);
    const url = new URL(other.url());
    await other.getByRole('button', { name: 'Salir sin pagar' }).click();
    await pagar.getByRole('button', { name: 'Ahora no' }).click();
    await pagar.waitFor({ state: 'hidden' });
    return url.origin + url.pathname;
  };
  const same = await follow('20');
  expect(await follow('20')).toBe(same);
  const next = await follow('15');
  await expect.poll(() => activeUrls()).toContain(next);
  expect(await activeUrls()).not.toContain(same);
  await expect.poll(() => activeUrls()).toHaveLength(activeBefore + 1);
  await mark(other);

  const known = Promise.withResolvers<void>();
  await intercept(page, '**/api/institucion', async (route) => {
    await known.promise;
    await route.continue();
  });
  await choose.check();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Valor a pagar de/).fill('10,50');
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await dialog.getByRole('heading', { name: 'Enlace de pago listo' }).waitFor();
  // Chromium here has no way of its own to share: copying it is offered, and a mail, once it is known who asks in it.
  await dialog.getByRole('button', { name: 'Enviar por correo' }).waitFor();
  known.resolve();
  const byCorreo = dialog.getByRole('link', { name: 'Enviar por correo' });
  await byCorreo.waitFor();
  await expect.poll(() => dialog.getByRole('button').allTextContents()).toEqual(['', 'Copiar']);
  const link = (await dialog.getByRole('link', { name: 'Ir a pagar' }).getAttribute('href')) ?? '';
  const [href = ''] = link.split('?');
  const qr = dialog.getByRole('img', { name: /QR/ });
  await qr.waitFor();
  await expect.poll(() => modulesOf(qr)).toEqual(modulesFor(href));
  const correo = new URL((await byCorreo.getAttribute('href')) ?? '');
  expect(correo.protocol).toBe('mailto:');
  const message = correo.searchParams.get('body') ?? '';
  expect(message).toMatch(/^Universidad Andina del Litoral.*: enlace para pagar \$10,50/);
  expect(message.split('\r\n').at(-1)).toBe(href);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Enlaces de pago', exact: true }).click();
  const main = page.locator('portal-cliente main');
  const created = main.locator('li', { hasText: '10,50' }).first();
  await created.getByText('Activo').waitFor();
  await payAt(there, href, 'aprobar');
  await created.getByText('Pagado').waitFor();
  await created.getByRole('link', { name: /^Ver el recibo REC-/ }).waitFor();
  await expect.poll(async () => (await usd()).saldo).toBe(before.saldo - 1050);
  await expect.poll(() => figure(other, 'Saldo pendiente')).toBe(saldo - 1050);
  await expectSamePage(page);
  await expectSamePage(other);

  await page.getByRole('link', { name: 'Pagos en línea', exact: true }).click();
  const intento = page.getByRole('row', { name: /10,50/ }).first();
  await intento.getByText('Confirmado').waitFor();

  // Credit pays too. The answer is lost; asked for again under the same key, it is used only once.
  there.allow(/ERR_FAILED|Failed to load resource/);
  const { saldo: net, saldoAFavor } = await usd();
  const claves: (string | undefined)[] = [];
  await intercept(page, '**/api/cliente/aplicaciones', async (route) => {
    claves.push(route.request().headers()['idempotency-key']);
    if (claves.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  // The summary stands on the first tab only.
  await main.getByRole('link', { name: 'Facturas', exact: true }).click();
  await main.locator('dl > div', { hasText: 'Saldo a favor' }).getByRole('link').click();
  await expectPath(page, '/cliente/recibos?estado=aFavor');
  await page.getByText(`Saldo a favor: $${figures(saldoAFavor)}`).waitFor();
  await main.getByRole('link', { name: /REC-/ }).first().click();
  await expectHeading(page, /Recibo REC-/);
  await page.getByRole('button', { name: 'Usar saldo a favor' }).click();
  const useFavor = dialog.getByRole('button', { name: `Usar $${figures(saldoAFavor)}` });
  await useFavor.waitFor();
  const after = dialog.getByRole('table', { name: 'Antes y después' });
  await expect
    .poll(() => after.getByRole('row').nth(1).getByRole('cell').allTextContents())
    .toEqual([expect.stringContaining(figures(saldoAFavor)), expect.stringContaining('0,00')]);
  await useFavor.click();
  await dialog.getByRole('alert').getByText('No pudimos usar su saldo a favor').waitFor();
  await useFavor.click();
  await dialog.getByRole('heading', { name: 'Saldo a favor usado' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('status').textContent())
    .toContain(`Usamos $${figures(saldoAFavor)}`);
  expect([claves.length, new Set(claves).size]).toEqual([2, 1]);
  await expect.poll(usd).toMatchObject({ saldo: net, saldoAFavor: 0 });
  await main.getByText('Saldo a favor', { exact: true }).waitFor({ state: 'hidden' });
  await expectSamePage(page);
});

test('an enrolment that waits for its payment says until when beside its one button to pay, and what another payer needs is folded', async ({
  journey,
}) => {
  const { cliente, inscripcion } = await enrolled(journey, 'Olga');
  const page = await openAs(journey, cliente, inscripcion.numero);
  const main = page.locator('portal-cliente main');
  await main.getByText(/^Su cupo está reservado hasta el .+ Pague antes para confirmarlo\.$/).waitFor();
  const pay = main.getByRole('link', { name: /^Pagar/ }).or(main.getByRole('button', { name: /^Pagar/ }));
  await expect.poll(() => pay.count()).toBe(1);
  expect(await figure(page, 'Pagado')).toBe(0);
  expect(await figure(page, 'Falta')).toBe(await figure(page, 'Precio'));
  const revoke = main.getByRole('button', { name: 'Desactivar' });
  expect(await revoke.isVisible()).toBe(false);
  await main.getByText('Que pague otra persona').click();
  for (const name of ['Copiar', 'Código QR']) await main.getByRole('button', { name }).waitFor();
  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  // Without a link another one can be made, and the client can still pay.
  await main.getByRole('button', { name: 'Crear un enlace de pago' }).waitFor();
  await expect.poll(() => pay.count()).toBe(1);
});

test('a link is revoked, and one that ran out is renewed', async ({ journey, onTestFinished }) => {
  // A server of its own: the demo client has one such link, and other journeys pay what it asks for.
  const { demo, open } = await openOwn(journey, onTestFinished);
  const page = await open('/portal/cliente/cartera?ver=enlaces');
  const main = page.locator('portal-cliente main');
  const expired = main.locator('li', { hasText: 'Caducado' }).first();
  await expired.getByRole('button', { name: 'Renovar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('El enlace sirve por').selectOption('24');
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await dialog.getByRole('heading', { name: 'Enlace de pago listo' }).waitFor();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  // If the dialog goes with its content, the focus is still where the person was.
  const renew = expired.getByRole('button', { name: 'Renovar' });
  await expect.poll(() => renew.evaluate((button) => button.matches(':focus'))).toBe(true);

  const latest = '/api/cliente/enlaces?orden=-creadoEl&limite=1';
  const freshOnes = await demo.get<ListPage<{ id: string; url: string; estado: string }>>(latest);
  expect(freshOnes.resultados[0]?.estado).toBe('activo');
  const fresh = main
    .locator('li')
    .filter({ has: page.locator(`a[href^="${freshOnes.resultados[0]?.url}"]`) });
  await fresh.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect
    .poll(async () => (await demo.get<typeof freshOnes>(latest)).resultados[0])
    .toMatchObject({ id: freshOnes.resultados[0]?.id, estado: 'revocado' });
  await main.locator('li', { hasText: 'Desactivado' }).first().waitFor();

  // Answers as if everything had been paid in another way: no link has anything left, and none pretends so.
  await intercept(page, '**/api/cliente/enlaces?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as ListPage<object>;
    const resultados = list.resultados.map((enlace) => ({ ...enlace, pendiente: 0 }));
    await route.fulfill({ response, json: { ...list, resultados } });
  });
  await page.reload();
  const withoutSaldo = main.locator('li', { hasText: 'Nada por pagar' }).first();
  await withoutSaldo.waitFor();
  await expect.poll(() => withoutSaldo.getByRole('button').allTextContents()).toEqual(['Desactivar']);
  expect(await main.locator('li').getByText('Activo', { exact: true }).count()).toBe(0);
  expect(await main.getByRole('link', { name: 'Pagar ahora' }).count()).toBe(0);
  expect(await main.locator('li', { hasText: 'Caducado' }).getByRole('button').count()).toBe(0);
});
