// A tag in a page of another site, with a column of its own beside it: on paper and in forced colours.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { readPdf } from '../api/support/pdf.ts';
import { storeToken } from '../browser/storeToken.ts';
import { whenStill } from '../browser/whenStill.ts';
import { ownSite } from '../journeys/support/site.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { type OtherSite, openOtherSite } from '../support/openOtherSite.ts';

const column = (tag: string): string =>
  `<style>body { background: #111; color: #eee; color-scheme: dark } @media print { body { background: none; color: #000 } }</style><h1>Facultad de Letras</h1><div style="display: flex; gap: 24px"><nav style="flex: 0 0 160px">Secciones</nav><main style="flex: 1; min-inline-size: 0">${tag}</main></div>`;

let site: OtherSite;
beforeAll(async () => {
  site = await openOtherSite(ownSite().url, {
    '/cursos': column('<portal-inscripcion-publica></portal-inscripcion-publica>'),
    '/cuenta': column('<portal-cliente></portal-cliente>'),
    '/otra': '<p>Otra página</p>',
  });
});
afterAll(() => site.close());

/** Opens a page of the site, with the session of the demo client in its tab. */
async function open(journey: Journey, path: string): Promise<Page> {
  journey.allow(/^request to another origin/);
  const page = await journey.context.newPage();
  await page.goto(`${site.url}/otra`);
  await page.evaluate(storeToken, ownSite().token);
  await page.evaluate((base) => sessionStorage.setItem('accessToken.base', base), ownSite().url);
  await page.goto(site.url + path);
  return page;
}

/** Returns the text of sheets of A4, one after the other. */
async function onPaper(page: Page): Promise<string> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4', margin })).buffer);
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

test('a column of another site is printed with every course and its price, and without menus, filters and buttons', async ({
  journey,
}) => {
  const page = await open(journey, '/cursos');
  await page
    .getByRole('button', { name: /^Inscribirme/ })
    .first()
    .waitFor();
  await whenStill(page);
  const names = await page.locator('portal-inscripcion-publica [data-rank="2"]').allTextContents();
  const paper = await onPaper(page);
  expect(names.length).toBeGreaterThan(5);
  // The text of a PDF has no space where a line ends, which depends on the typeface.
  for (const name of names) expect(paper.replaceAll(' ', '')).toContain(name.replaceAll(/\s+/g, ''));
  expect(paper).toContain('Facultad de Letras');
  expect(paper).not.toMatch(/Inscribirme|Ver detalle|Nombre, tema o código/);
});

test('the list of invoices of a narrow column is printed with every amount', async ({ journey }) => {
  const page = await open(journey, '/cuenta#portal=/cliente/cartera');
  const table = page.getByRole('table', { name: 'Facturas' });
  await table.waitFor();
  await whenStill(page);
  const paper = await onPaper(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const rows = await table.getByRole('row').filter({ visible: true }).all();
  const texts = await Promise.all(rows.map((row) => row.textContent()));
  const amounts = texts.flatMap((text) => /[\d.]+,\d\d/.exec(text ?? '') ?? []);
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(paper).toContain(amount);
  // No text is cut off, and nothing sticks out of its card.
  const cut = await table.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.querySelectorAll<HTMLElement>('td, td *')]
      .filter((part) => part.checkVisibility() && part.getClientRects().length > 0)
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isCut =
          part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow === 'hidden';
        return box.left < left || box.right > right || isCut;
      })
      .map((part) => part.outerHTML.slice(0, 90));
  });
  expect(cut).toEqual([]);
});

test('forced colours leave every field and button an edge, the focus a ring, and one tab chosen', async ({
  journey,
}) => {
  const page = await open(journey, '/cuenta#portal=/cliente/cartera');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('table', { name: 'Facturas' }).waitFor();
  await whenStill(page);
  const tabs = page.getByRole('navigation').filter({ hasText: 'Movimientos' }).last().getByRole('link');
  const lines = await tabs.evaluateAll((all) =>
    all.map((tab) => [
      tab.getAttribute('aria-current') !== null,
      getComputedStyle(tab).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor,
    ]),
  );
  expect(lines.length).toBeGreaterThan(2);
  for (const [isCurrent, isDrawn] of lines) expect(isDrawn).toBe(isCurrent);
  const bare = await page
    .locator('portal-cliente main :is(input:not([type=checkbox]), select, button)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((control) => {
          const edges = [control, control.parentElement as Element].map((one) => getComputedStyle(one));
          const hasEdge = edges.some(
            ({ borderTopWidth, borderBottomWidth, outlineStyle }) =>
              Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 ||
              outlineStyle !== 'none',
          );
          return !hasEdge && !control.querySelector('svg');
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(bare).toEqual([]);
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at as Element);
    return { outlineStyle, outlineWidth, boxShadow };
  });
  expect(ring.outlineStyle, JSON.stringify(ring)).not.toBe('none');
});
