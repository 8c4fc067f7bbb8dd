// Failures that fewer people meet: a screen's code, a language, a document, a choice that is too long.
import { expect } from 'vitest';
import { intercept } from '../../browser/intercept.ts';
import { allowFailures, FAILURES, fail, isFocused } from '../support/faults.ts';
import { expectHeading, openSignedIn } from '../support/steps.ts';
import { type Journey, test } from '../support/test.ts';

/** As the browser tells a page, when the network of the device is back. */
async function reconnect({ context }: Journey): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test('a screen whose code does not come is there by itself once the device is back online', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/RequestClavePage/);
  await journey.context.route('**/chunks/RequestClavePage-*', (route) => route.abort());
  const page = await journey.open('/portal/auth/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await journey.context.unroute('**/chunks/RequestClavePage-*');
  await reconnect(journey);
  await expectHeading(page, 'Cambio de contraseña');
});

test('a client whose server is away when the page is reloaded is told so, and is back where they were once it answers', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/recibos');
  await expectHeading(page, 'Recibos de pago');
  for (const failure of FAILURES) {
    await intercept(page, '**/api/**', fail(failure));
    await page.reload();
    await page.getByText('No hay conexión').waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('No hay conexión').waitFor();
    await page.unroute('**/api/**');
    // Nobody has to press anything.
    await expectHeading(page, 'Recibos de pago');
  }
});

test('a document that cannot be fetched is told with its reason, and comes once the fault is gone', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/recibos');
  const button = page.getByRole('button', { name: 'Descargar CSV' });
  const more = page.getByRole('button', { name: /^Más acciones: / });
  for (const failure of FAILURES) {
    await more.click();
    await intercept(page, '**/api/cliente/recibos?*', fail(failure));
    await button.click();
    await page.getByText(failure.says).waitFor();
    await page.unroute('**/api/cliente/recibos?*');
  }
  const download = page.waitForEvent('download');
  await more.click();
  await button.click();
  expect((await download).suggestedFilename()).toBe('recibos.csv');
});

test('chosen invoices stay chosen on another page of the list, also if they cannot be read again', async ({
  journey,
}) => {
  allowFailures(journey);
  const page = await openSignedIn(journey.open, '/cliente/cartera?orden=-saldo');
  const [down] = FAILURES;
  await intercept(page, '**/api/cliente/facturas?*numero=*', fail(down));
  const boxes = page.getByRole('checkbox', { name: /^Elegir .+, factura/ });
  // A payment of the first one is under way.
  for (const n of [1, 2]) await boxes.nth(n).check();
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  await bar.getByText('2 facturas', { exact: false }).waitFor();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Pagadas' });
  await expect.poll(() => boxes.count()).toBe(0);
  await bar.getByText('2 facturas', { exact: false }).waitFor();
});

test('more invoices than one payment can have are not paid, and the bar says how many it can', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cartera?orden=-saldo');
  // A payment of the first one is under way.
  const chosen = page.getByRole('checkbox', { name: /^Elegir .+, factura/ }).nth(1);
  await chosen.check();
  const bar = page.getByRole('region', { name: 'Facturas elegidas' });
  await bar.waitFor();

  // The demo client does not owe as many: the choice and the answer hold copies of one invoice.
  const most = 50;
  let original: object | undefined;
  await page.evaluate((copies) => {
    const kept = JSON.parse(sessionStorage.getItem('portal.elegidas') ?? '');
    const [saldo] = Object.values(kept.saldos);
    for (let i = 1; i <= copies; i += 1) kept.saldos[`001-009-${String(i).padStart(9, '0')}`] = saldo;
    sessionStorage.setItem('portal.elegidas', JSON.stringify(kept));
  }, most);
  await intercept(page, '**/api/cliente/facturas?*numero=*', async (route) => {
    const url = new URL(route.request().url());
    const numeros = url.searchParams.getAll('numero');
    url.searchParams.set('numero', numeros[0] ?? '');
    const response = await route.fetch({ url: url.href });
    const list = (await response.json()) as { resultados: object[] };
    original ??= list.resultados[0];
    await route.fulfill({
      response,
      json: { ...list, resultados: numeros.map((numero) => ({ ...original, numero })) },
    });
  });
  await page.reload();
  await bar.getByText('Elija como máximo 50 facturas; ha elegido 51.').waitFor();
  const canPay = () =>
    Promise.all(['Pagar', 'Crear enlace'].map((name) => bar.getByRole('button', { name }).isEnabled()));
  await expect.poll(canPay).toEqual([false, false]);
  await chosen.uncheck();
  await bar.getByText('50 facturas', { exact: false }).waitFor();
  await expect.poll(canPay).toEqual([true, true]);
});

test('a language whose texts do not come is told in words, the menu keeps the focus, and it comes once the device is back online', async ({
  journey,
}) => {
  allowFailures(journey);
  journey.allow(/^request failed: GET \S+\/(chunks|assets|imagenes)\//);
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  const menu = page.getByRole('button', { name: 'Idioma: Español' });
  await menu.waitFor();
  await journey.context.setOffline(true);
  await menu.click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('No pudimos traer ese idioma.').waitFor();
  await expect.poll(() => isFocused(menu)).toBe(true);
  await journey.context.setOffline(false);
  await expectHeading(page, 'Courses');
});

test('a 404 of something that is not the API is told as a wrong address, and not as a course that is no longer published', async ({
  journey,
}) => {
  journey.allow(/404/);
  for (const [contentType, body] of [
    ['text/html', '<h1>Not Found</h1>'],
    ['application/json', '{"message":"Not Found"}'],
  ] as const) {
    const page = await journey.context.newPage();
    await intercept(page, '**/api/cliente/cursos/**', (route) =>
      route.fulfill({ status: 404, contentType, body }),
    );
    await page.goto('/portal/publico?curso=KICHWA-1');
    await page.getByText('El servicio respondió algo que no es el portal').first().waitFor();
    expect(await page.getByText('Este curso ya no está publicado').count()).toBe(0);
    await page.close();
  }
});
