// Printing: what is on paper, on how many sheets, and what is left out of it.
import { expect } from 'vitest';
import { readPdf } from '../api/support/pdf.ts';
import { download, expectFigures, figure, pdfText } from '../journeys/support/amounts.ts';
import { ask } from '../journeys/support/ask.ts';
import { person } from '../journeys/support/cliente.ts';
import { openForm, sendSolicitud, tagOf } from '../journeys/support/solicitud.ts';
import { expectHeading, openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';

interface Factura {
  numero: string;
  cuotas: unknown[];
  aplicaciones: unknown[];
}

test('printing an invoice in instalments takes one sheet: the document under its letterhead, and no buttons, menu or trail', async ({
  journey,
}) => {
  const { resultados } = await ask<{ resultados: Factura[] }>(
    journey,
    '/api/cliente/facturas?limite=100&tipo=factura',
  );
  const linesOf = ({ cuotas, aplicaciones }: Factura) => cuotas.length + aplicaciones.length;
  const [longest] = resultados.toSorted((a, b) => linesOf(b) - linesOf(a));
  const numero = longest?.numero ?? '';
  const page = await openSignedIn(journey.open, `/cliente/cartera/factura/${numero}`);
  await expectHeading(page, `Factura ${numero}`);
  const taxNumber = page.getByText('1792060346001').filter({ visible: true });
  await page.getByRole('heading', { name: 'Emitida por' }).waitFor();
  await expect.poll(() => taxNumber.count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  const head = page.getByRole('banner').first();
  await head.getByRole('link', { name: 'Universidad Andina del Litoral' }).waitFor();
  await expect.poll(() => head.getByRole('button').filter({ visible: true }).count()).toBe(0);
  // The page's own mark, as documents and the payment page have it.
  await expect
    .poll(() => page.locator('portal-cliente > [slot=logo] > img').getAttribute('src'))
    .toBe('/comun/logo.svg');
  await expect.poll(() => taxNumber.count()).toBe(1);
  await page.getByRole('table', { name: 'Detalle' }).waitFor();
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const total = await figure(page, 'Total');
  const saldo = await figure(page, 'Saldo pendiente');
  expectFigures(await pdfText(await download(page, 'Descargar PDF')), [total, saldo]);
});

test('a printed list begins under its title, names every column on each sheet, and has no controls', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cartera');
  const table = page.getByRole('table', { name: 'Facturas' });
  await table.waitFor();
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('portal-cliente main :is(button, input, select):visible');
  await expect.poll(() => controls.count()).toBe(0);
  await page.goto('/portal/cliente/inscripciones');
  await page.getByRole('table').waitFor();
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })).buffer);
  expect(pages.length).toBeGreaterThan(1);
  for (const sheet of pages)
    for (const column of ['Curso', 'Fecha', 'Saldo']) expect(sheet).toContain(column);
});

test('a list that is printed in the moment in which it comes has every row on paper', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente');
  const menu = page.getByRole('navigation').filter({ visible: true }).first();
  const printed = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const root = document.querySelector('portal-cliente')?.shadowRoot as ShadowRoot;
        const rows = () => [...root.querySelectorAll('table[aria-label=Facturas] tbody tr:has(a)')];
        new MutationObserver((_, observer) => {
          if (rows().length === 0) return;
          observer.disconnect();
          dispatchEvent(new Event('beforeprint'));
          done(rows().map((row) => row.textContent));
        }).observe(root, { childList: true, subtree: true });
      }),
  );
  await menu.getByRole('link', { name: 'Cartera' }).click();
  const pager = page.getByText(/^Mostrando 1–\d+ de \d+$/);
  await pager.waitFor();
  await expect.poll(() => pager.textContent()).toContain(`1–${(await printed).length} `);
});

test('a printed application is its number and what comes next, without the form of an account', async ({
  journey,
}) => {
  const page = await journey.open('/portal/publico');
  await openForm(page);
  const solicitud = await sendSolicitud(page, person('Rosa'));
  const tag = tagOf(page);
  const shown = { visible: true };
  await expect.poll(() => tag.getByRole('textbox').filter(shown).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await tag.getByText(solicitud).waitFor();
  await expect.poll(() => tag.getByRole('textbox').filter(shown).count()).toBe(0);
  await expect.poll(() => tag.getByRole('button').filter(shown).count()).toBe(0);
});
