// On a phone the form of a full course tells of the waiting list first.
import { expect } from 'vitest';
import { whenStill } from '../browser/whenStill.ts';
import { ask } from '../journeys/support/ask.ts';
import { test as base } from '../journeys/support/test.ts';

const test = base.extend({
  options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
});

interface Curso {
  identificacion: string;
}

test('the form of a full course says before its first field that there is a waiting list, and its summary opens where it was pressed', async ({
  journey,
}) => {
  const { resultados } = await ask<{ resultados: Curso[] }>(
    journey,
    '/api/cliente/cursos?estado=lleno&limite=1',
  );
  const page = await journey.open(`/portal/publico/inscripciones?curso=${resultados[0]?.identificacion}`);
  await whenStill(page);
  const notice = page.getByText('Hay lista de espera');
  // Nothing covers it or cuts it off.
  await notice.click({ trial: true });
  const field = await page.getByLabel('Número de identificación').boundingBox();
  expect((await notice.boundingBox())?.y).toBeLessThan(field?.y ?? 0);
  const toggle = page.getByRole('button', { name: 'Ver todo el resumen' });
  const before = await toggle.boundingBox();
  await toggle.click();
  await page.getByText('Este curso ya no tiene cupos').click({ trial: true });
  expect(await page.getByRole('button', { name: 'Ver menos' }).boundingBox()).toEqual(before);
});
