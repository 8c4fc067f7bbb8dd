// Names of any length and direction in the lists: what is cut off of them, and the room that they leave each other.
import { expect } from 'vitest';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';

test('in Arabic, on a phone, what is cut off of a Spanish name is its end', async ({ journey }) => {
  const phone = await journey.another({ viewport: { width: 360, height: 740 } });
  const page = await openSignedIn(phone.open, '/cliente/cartera');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'ar'));
  await page.reload();
  await page.getByRole('link', { name: 'الحركات', exact: true }).click();
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'دفعة' }).first().waitFor();
  const wrong = await rows.locator('td *').evaluateAll((cells) =>
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

test('a receipt says what it paid where its row does not, and a long name leaves the row its room', async ({
  journey,
}) => {
  const wide = await openSignedIn(journey.open, '/cliente/recibos');
  await wide.setViewportSize({ width: 1440, height: 900 });
  const long = 'Gestión de proyectos con marcos ágiles para equipos distribuidos y organizaciones públicas';
  await wide.route('**/api/cliente/recibos?*', async (route) => {
    const response = await route.fetch();
    const page = (await response.json()) as { resultados: { cursos: string[]; aplicaciones: unknown[] }[] };
    const [first] = page.resultados;
    if (first) {
      first.cursos = [long, 'Otro'];
      first.aplicaciones = [{ factura: '001-001-000000163', curso: long, valor: 100 }];
    }
    await route.fulfill({ response, json: page });
  });
  await wide.reload();
  const link = wide.getByRole('link', { name: `${long} 001-001-000000163` });
  await link.waitFor();
  const widthOf = async (name: string) =>
    (await wide.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('Recibo')).toBeGreaterThan(await widthOf('Aplicado a'));
});
