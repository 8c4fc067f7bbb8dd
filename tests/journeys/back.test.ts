// Back: what a link in the drawer opened, and a reload over a dialog.
import { expect } from 'vitest';
import { expectHeading, expectPath, layerOf, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

test('a link in the drawer closes it and takes its place in the history: Back leads to the screen before', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cursos', exact: true }).click();
  await expectPath(page, '/cliente/cursos');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // So does a link to the screen that is shown already.
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cursos', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectPath(page, '/cliente/cursos');
  await page.goBack();
  await expectPath(page, '/cliente');
  await page.goForward();
  await expectPath(page, '/cliente/cursos');
  // A reload with a dialog open leaves nothing to go back over.
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apariencia' }).click();
  await page.getByRole('dialog', { name: 'Apariencia e idioma' }).waitFor();
  await page.reload();
  await expectHeading(page, /^Cursos/);
  await expect.poll(() => layerOf(page)).toBeUndefined();
  await page.goBack();
  await expectPath(page, '/cliente');
});
