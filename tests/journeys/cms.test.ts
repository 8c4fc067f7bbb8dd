// The public tag in a page that was there before it: heavy styles, old scripts, a strict policy.
import { expect } from 'vitest';
import { signIn } from './support/steps.ts';
import { test } from './support/test.ts';

/** Styles that the page's sheet forces on its own elements, and must not force on ours. */
const styleOf = (element: Element): Record<string, string> => {
  const { fontFamily, textTransform, letterSpacing, float, borderStyle } = getComputedStyle(element);
  return { fontFamily, textTransform, letterSpacing, float, borderStyle };
};

test('the public page shows its courses inside the CMS, in its own look', async ({ journey }) => {
  const page = await journey.open('/cms/');
  const tag = page.locator('portal-inscripcion-publica');
  await tag.getByRole('heading', { level: 2, name: 'Cursos con inscripciones abiertas' }).waitFor();
  // The page has a title of its own.
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Inscripción en línea']);
  const heading = await tag.getByRole('heading', { level: 2 }).first().evaluate(styleOf);
  expect(heading.fontFamily).toMatch(/Segoe UI/);
  const search = await tag.getByRole('searchbox').evaluate(styleOf);
  expect(search.float).toBe('none');
  expect(search.borderStyle).not.toBe('inset');
  expect(search.fontFamily).toMatch(/Segoe UI/);
});

test('what stood in the tag while it loaded is gone once it is there', async ({ journey }) => {
  const page = await journey.open('/cms/');
  await page.locator('portal-inscripcion-publica').getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(() => page.getByText('Estamos preparando la lista de cursos').isVisible()).toBe(false);
});

test("the page's own menu goes on working, and its anchors stay its own", async ({ journey }) => {
  const page = await journey.open('/cms/');
  await page.locator('portal-inscripcion-publica').getByRole('heading', { level: 2 }).first().waitFor();
  await page.getByRole('link', { name: 'Oferta académica' }).hover();
  await page.getByRole('link', { name: 'Diplomados' }).waitFor();
  await page.getByRole('link', { name: 'Requisitos' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#requisitos');
  // Nor does the tag's logo write anything into the address, where the page lets the tag have one.
  await page.locator('portal-inscripcion-publica').evaluate((tag) => tag.removeAttribute('marco'));
  await page.locator('portal-inscripcion-publica [part=logo]').click();
  expect(new URL(page.url()).hash).toBe('#requisitos');
  await page
    .locator('portal-inscripcion-publica')
    .getByRole('heading', { level: 2, name: /Cursos/ })
    .waitFor();
});

test('a page that undoes and hides everything does not reach inside the tags', async ({ journey }) => {
  const page = await journey.open('/hostil/');
  await page.getByLabel('Cédula, RUC o correo').waitFor();
  await page.getByRole('heading', { level: 2, name: /^Cursos/ }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allTextContents())
    .toEqual(['Una página hostil']);
  const button = page.locator('portal-login').getByRole('button', { name: 'Ingresar', exact: true });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await button.evaluate(styleOf)).toMatchObject({
    textTransform: 'none',
    letterSpacing: 'normal',
    float: 'none',
  });
  await signIn(page);
  await page.locator('portal-login').getByText('Ya ingresó como').waitFor();
});
