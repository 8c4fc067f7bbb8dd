// Rare actions are behind one button, which says of what they are.
import { expect } from 'vitest';
import { expectHeading, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

test('the rare actions of a receipt are behind one button, reached by Tab, and Escape gives the focus back to it', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/recibos');
  await page.getByRole('link', { name: /REC-/ }).first().click();
  await expectHeading(page, /Recibo REC-/);
  const more = page.getByRole('button', { name: /^Más acciones: Recibo REC-/ });
  await more.press('Enter');
  const menu = page.getByRole('group', { name: /^Más acciones: Recibo REC-/ });
  await menu.waitFor();
  expect(await menu.getByRole('button').allTextContents()).toEqual(['Reenviar recibo', 'Imprimir']);
  await page.keyboard.press('Tab');
  const first = menu.getByRole('button').first();
  await expect.poll(() => first.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => more.evaluate((one) => one.matches(':focus'))).toBe(true);
  // What people come for stays beside it.
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
});

test('opening them leaves the list where it is, also before their texts have come', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cartera');
  const more = page.getByRole('button', { name: 'Más acciones: Facturas' });
  await more.scrollIntoViewIfNeeded();
  const before = await more.boundingBox();
  await more.press('Enter');
  await page.getByRole('button', { name: 'Descargar CSV' }).waitFor();
  expect(await more.boundingBox()).toEqual(before);
});
