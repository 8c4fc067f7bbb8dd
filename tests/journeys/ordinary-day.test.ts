// A client's ordinary day: looks at the home page, finds a course, follows an enrolment.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectPath, openSignedIn, pathOf } from './support/steps.ts';
import { test } from './support/test.ts';

const rows = (page: Page): Promise<number> => page.locator('portal-cliente').getByRole('row').count();

test('the home page greets, shows the latest enrolments and leads on', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  await expectHeading(page, /^Hola, /);
  await page.getByRole('heading', { name: 'Mis inscripciones' }).waitFor();
  await page
    .getByRole('link', { name: /^Ver todas/ })
    .first()
    .click();
  await expectPath(page, '/cliente/inscripciones');
  await expectHeading(page, 'Inscripciones');
});

test('the menu has the group General with its four items, and nothing else', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const names = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent?.trim()));
  expect(names).toEqual(['Inicio', 'Recibos Pago', 'Cursos', 'Cartera']);
});

test('a course is found by its name, filtered, opened, and the list is found again as it was', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByText(/^Mostrando 1–/).waitFor();
  const first = page.locator('portal-cliente').getByRole('link', { name: /\S/ });
  const title = await page
    .locator('portal-cliente main')
    .getByRole('heading', { level: 2 })
    .first()
    .textContent()
    .catch(() => null);
  const word = (title ?? 'curso').split(' ').at(-1) ?? '';
  await page.getByRole('searchbox').fill(word);
  await expect.poll(() => pathOf(page)).toContain(`q=${encodeURIComponent(word)}`);
  await page.getByText(/^Mostrando 1–/).waitFor();
  const listed = pathOf(page);
  expect(await first.count()).toBeGreaterThan(0);
  await page
    .locator('portal-cliente main')
    .getByRole('link', { name: new RegExp(word, 'i') })
    .first()
    .click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/cliente\/cursos\/[^?]+$/);
  await page.locator('portal-cliente h1').waitFor();
  await page.goBack();
  await expectPath(page, listed);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(word);
});

test('a search that finds nothing says so, and one click clears it', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos?q=zzzzzz');
  await page.getByText('Ningún curso coincide con su búsqueda').waitFor();
  await page
    .getByRole('button', { name: /Limpiar filtros|Buscar en todos/ })
    .first()
    .click();
  await expect.poll(() => pathOf(page)).not.toBe('/cliente/cursos?q=zzzzzz');
});

test('the list goes on to the next page and back', async ({ journey }) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos?estado=todos');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByText(/^Mostrando (?!1–)/).waitFor();
  await page.goBack();
  await page.getByText(/^Mostrando 1–/).waitFor();
});

test('enrolments are filtered by their state, and each opens with what it costs and its history', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/inscripciones');
  await page.getByText(/^Mostrando 1–/).waitFor();
  const all = await rows(page);
  await page
    .locator('label')
    .filter({ hasText: /^Activa$/ })
    .click();
  await expect.poll(() => pathOf(page)).toContain('estado=activa');
  await expect.poll(() => rows(page)).toBeLessThan(all);
  await page.locator('portal-cliente main').getByRole('row').nth(1).getByRole('link').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/cliente\/inscripciones\/[^?]+$/);
  for (const heading of ['Participante', 'Valores', 'Historial']) {
    await page.getByRole('heading', { name: heading }).waitFor();
  }
});

test('a course or an enrolment that is not there is said in words, with a way on', async ({ journey }) => {
  journey.allow(/^console error: Failed to load resource.*404/);
  journey.allow(/^answer 404: GET \S+\/api\//);
  const page = await openSignedIn(journey.open, '/cliente/cursos/NO-EXISTE');
  await page.getByText('No encontramos este curso').waitFor();
  await page.goto('/portal/cliente/inscripciones/NO-EXISTE');
  await page.getByText('No encontramos esta inscripción').waitFor();
  await page.getByRole('link', { name: 'Ver mis inscripciones' }).click();
  await expectPath(page, '/cliente/inscripciones');
});

test('each change of screen starts at the top, with the heading focused and the title set', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Inicio' })
    .click();
  await expectHeading(page, /^Hola, /);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const focused = page.locator('portal-cliente h1:focus');
  await focused.waitFor();
  expect(await page.title()).toMatch(/^Hola, /);
});
