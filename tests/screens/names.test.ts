// Names of any length and direction in lists and records: what is cut off of them, and the space that they leave each other.
import { expect } from 'vitest';
import { cutChoices } from '../browser/cutChoices.ts';
import { intercept } from '../browser/intercept.ts';
import { storeAsAnotherTab } from '../browser/storeAsAnotherTab.ts';
import { whenStill } from '../browser/whenStill.ts';
import { ask } from '../journeys/support/ask.ts';
import { ownSite } from '../journeys/support/site.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';
import { listIdiomas } from '../support/listIdiomas.ts';

test('in Arabic, on a phone, what is cut off of a Spanish name is its end', async ({ journey }) => {
  const phone = await journey.another({ viewport: { width: 360, height: 740 } });
  const page = await phone.open('/portal/cliente/cartera', { token: ownSite().token, idioma: 'ar' });
  await page.getByRole('link', { name: 'الحركات', exact: true }).click();
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'دفعة' }).first().waitFor();
  await whenStill(page);
  const wrong = await rows.locator(':is(td, th) *').evaluateAll((cells) =>
    cells
      .filter((box) => getComputedStyle(box).webkitLineClamp !== 'none')
      .filter((box) => !['block', 'inline'].includes(getComputedStyle(box).display))
      .filter((box) =>
        [...box.querySelectorAll('bdi')].some(
          (name) => getComputedStyle(name).direction !== getComputedStyle(box).direction,
        ),
      )
      .map(({ textContent }) => textContent),
  );
  expect(wrong).toEqual([]);
});

test('a receipt says what it paid if its row does not, and a long name leaves the row its space', async ({
  journey,
}) => {
  const wide = await journey.open('/comun/logo.svg', { token: ownSite().token });
  await wide.setViewportSize({ width: 1440, height: 900 });
  const long = 'Gestión de proyectos con marcos ágiles para equipos distribuidos y organizaciones públicas';
  await intercept(wide, '**/api/cliente/recibos?*', async (route) => {
    const response = await route.fetch();
    const page = (await response.json()) as { resultados: { cursos: string[]; aplicaciones: unknown[] }[] };
    const [first] = page.resultados;
    if (first) {
      first.cursos = [long, 'Otro'];
      first.aplicaciones = [{ factura: '001-001-000000163', curso: long, valor: 100 }];
    }
    await route.fulfill({ response, json: page });
  });
  await wide.goto('/portal/cliente/recibos');
  const link = wide.getByRole('link', { name: `${long} 001-001-000000163` });
  await link.waitFor();
  await whenStill(wide);
  const widthOf = async (name: string) =>
    (await wide.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('Recibo')).toBeGreaterThan(await widthOf('Aplicado a'));
});

test('a filter is wide enough for its longest choice, in every language', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const list of ['cartera', 'recibos', 'cursos']) {
    await page.goto(`/portal/cliente/${list}`);
    for (const idioma of listIdiomas()) {
      await storeAsAnotherTab(page, { i18nextLng: idioma });
      const lang = idioma === 'cn' ? 'zh' : idioma;
      const filters = page.locator(`.root[lang|="${lang}"] main select:has(option:nth-child(2))`);
      await filters.first().waitFor();
      await whenStill(page);
      expect(await cutChoices(filters), `${list} in ${idioma}`).toEqual([]);
    }
  }
});

test('a receipt that the bank reversed says where the payment went, not what it was applied to', async ({
  journey,
}) => {
  const { resultados } = await ask<{ resultados: { numero: string }[] }>(
    journey,
    '/api/cliente/recibos?estado=reversado&limite=1',
  );
  const page = await openSignedIn(journey.open, `/cliente/recibos?recibo=${resultados[0]?.numero}`);
  await page.getByRole('heading', { name: 'Destino del pago' }).waitFor();
  await page.getByRole('link', { name: 'Devuelto por el banco' }).waitFor();
  expect(await page.getByText('Aplicado a').count()).toBe(0);
});
