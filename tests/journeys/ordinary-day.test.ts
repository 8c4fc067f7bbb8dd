// A client's ordinary day: looks at the home page, finds a course, follows an enrolment.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectPath, openSignedIn, pathOf } from './support/steps.ts';
import { test } from './support/test.ts';

const rows = (page: Page): Promise<number> => page.locator('portal-cliente').getByRole('row').count();

test('the home page greets, its menu has four items, and each change of screen starts at the top with the heading focused and the title set', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open);
  await expectHeading(page, /^Hola, /);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const names = () =>
    menu.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent?.trim()));
  await expect.poll(names).toEqual(['Inicio', 'Recibos Pago', 'Cursos', 'Cartera']);
  await page.getByRole('heading', { name: 'Mis inscripciones' }).waitFor();
  await page
    .getByRole('link', { name: /^Ver todas/ })
    .first()
    .click();
  await expectPath(page, '/cliente/inscripciones');
  await expectHeading(page, 'Inscripciones');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  await menu.getByRole('link', { name: 'Inicio' }).click();
  await expectHeading(page, /^Hola, /);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator('portal-cliente h1:focus').waitFor();
  await expect.poll(() => page.title()).toMatch(/^Hola, /);
});

test('courses are found by name, page by page, and if none is found one click clears the search; the list is found again as it was', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos?estado=todos');
  const main = page.locator('portal-cliente main');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByText(/^Mostrando (?!1–)/).waitFor();
  await page.goBack();
  await page.getByText(/^Mostrando 1–/).waitFor();

  const search = page.getByRole('searchbox');
  await search.fill('zzzzzz');
  await page.getByText('Ningún curso coincide con su búsqueda').waitFor();
  await page
    .getByRole('button', { name: /Limpiar filtros|Buscar en todos/ })
    .first()
    .click();
  await page.getByText(/^Mostrando 1–/).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');

  const title = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const word = title.split(' ').at(-1) ?? '';
  const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === word);
  await search.fill(word);
  await expect.poll(() => pathOf(page)).toContain(`q=${encodeURIComponent(word)}`);
  await found;
  const listed = pathOf(page);
  await main
    .getByRole('link', { name: new RegExp(word, 'i') })
    .first()
    .click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/cliente\/cursos\/[^?]+$/);
  await page.locator('portal-cliente h1').waitFor();
  await page.goBack();
  await expectPath(page, listed);
  await expect.poll(() => search.inputValue()).toBe(word);
});

test('enrolments are filtered by their state, and each opens with what it costs and its history', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/inscripciones');
  await page.getByText(/^Mostrando 1–/).waitFor();
  await expect.poll(() => rows(page)).toBeGreaterThan(1);
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

test('a course, an enrolment, an invoice or a receipt that is not there is told apart from a failure, with a way on', async ({
  journey,
}) => {
  journey.allow(/^console error: Failed to load resource.*404/);
  journey.allow(/^answer 404: GET \S+\/api\//);
  const page = await openSignedIn(journey.open, '/cliente/cursos/NO-EXISTE');
  await page.getByText('No encontramos este curso').waitFor();
  await page.goto('/portal/cliente/cartera/factura/001-001-999999999');
  await page.getByText('No encontramos esta factura').waitFor();
  await page.goto('/portal/cliente/recibos?recibo=REC-999999');
  await page.getByText('No encontramos este recibo').waitFor();
  await page.goto('/portal/cliente/inscripciones/NO-EXISTE');
  await page.getByText('No encontramos esta inscripción').waitFor();
  await page.getByRole('link', { name: 'Ver mis inscripciones' }).click();
  await expectPath(page, '/cliente/inscripciones');
});
