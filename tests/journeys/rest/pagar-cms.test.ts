// Paying from a tag on a page of the institution: the payment page sends people back there, whatever keeps the tag's place.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openOwn } from '../support/openOwn.ts';
import { test } from '../support/test.ts';

interface ListPage<T> {
  resultados: T[];
}

/** The page has followed nothing, and run nothing. */
async function expectSameSite(page: Page, url: string): Promise<void> {
  expect([new URL(page.url()).origin, await page.title()]).toEqual([
    url,
    expect.not.stringContaining('malo'),
  ]);
}

test('a payment from a CMS page comes back to that page: to try again, and to the receipt', async ({
  journey,
  onTestFinished,
}) => {
  const { demo, there, open } = await openOwn(journey, onTestFinished);
  // Before the loader runs; the page that a redirect leads to cannot be answered in its place.
  await there.context.addInitScript(() => {
    const page = new MutationObserver(() => {
      const publica = document.querySelector('portal-inscripcion-publica');
      if (!publica) return;
      const own = document.createElement('portal-cliente');
      own.setAttribute('routing', 'hash');
      publica.replaceWith(own);
    });
    page.observe(document, { childList: true, subtree: true });
  });
  const page = await open('/cms/');
  const tag = page.locator('portal-cliente');
  const dialog = page.getByRole('dialog');
  await tag.getByRole('button', { name: 'Abrir el menú' }).click();
  await dialog.getByRole('link', { name: 'Cartera', exact: true }).click();
  await tag.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const address = () => page.evaluate(() => location.pathname + location.search + location.hash);
  const before = await address();
  await tag
    .getByRole('checkbox', { name: /^Elegir .+, factura/ })
    .first()
    .check();
  await tag.getByRole('region', { name: 'Facturas elegidas' }).getByRole('button', { name: 'Pagar' }).click();
  await dialog.getByRole('button', { name: /^Pagar / }).click();
  await page.getByRole('button', { name: 'Salir sin pagar' }).click();
  await dialog.getByRole('heading', { name: 'No se completó el pago' }).waitFor();
  await tag.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  await expect.poll(address).toBe(before);
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  // Back instead of the page's own ways out.
  await page.getByRole('heading', { level: 1, name: 'Revise y pague' }).waitFor();
  await page.goBack();
  await dialog.getByRole('heading', { name: 'No se completó el pago' }).waitFor();
  await tag.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  // The page that is left has buttons of that name too.
  await page.getByRole('heading', { level: 1, name: 'Revise y pague' }).waitFor();
  await page.getByRole('button', { name: /^Pagar / }).click();
  await dialog.getByText(/^Pago recibido: /).waitFor();
  await expect.poll(address).toBe(before);
  await dialog.getByRole('link', { name: 'Ver el recibo' }).click();
  await tag.getByRole('heading', { level: 1, name: /Recibo REC-/ }).waitFor();
  await expect.poll(address).toMatch(/^\/cms\/#portal=\/cliente\/recibos\?recibo=REC-/);

  // A stored visit leads nowhere else, whoever wrote it.
  const { resultados } = await demo.get<ListPage<{ id: string }>>(
    '/api/cliente/enlaces?estado=caducado&limite=1',
  );
  const me = await demo.get<{ user: { id: string } }>('/api/auth/me');
  const forge = async (path: string) => {
    await page.evaluate((visit) => sessionStorage.setItem('portal.pago', JSON.stringify(visit)), {
      enlace: { id: resultados[0]?.id, url: "javascript:document.title='malo'" },
      usuario: me.user.id,
      path,
    });
    await page.reload();
  };
  await forge('/cliente/cartera');
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await tag.getByRole('heading', { level: 1, name: 'Estado de cuenta' }).waitFor();
  await expectSameSite(page, there.url);
  await forge('//evil.test/x');
  await tag.getByRole('heading', { level: 1 }).waitFor();
  await expectSameSite(page, there.url);
});
