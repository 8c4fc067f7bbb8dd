// Enrolments have no item in the menu of their own: the courses lead to them.
import { expect } from 'vitest';
import { expectHeading, expectPath, openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('the courses of the menu lead to the own ones and back to the catalogue, and the menu marks both', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/cursos');
  const menu = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Cursos' });
  await expectHeading(page, 'Cursos');
  await page.getByRole('link', { name: 'Mis cursos' }).click();
  await expectHeading(page, 'Inscripciones');
  await expectPath(page, '/cliente/inscripciones');
  expect(await menu.first().getAttribute('aria-current')).toBe('page');
  await page.getByRole('link', { name: 'Catálogo' }).click();
  await expectHeading(page, 'Cursos');
  await expectPath(page, '/cliente/cursos');
  expect(await menu.first().getAttribute('aria-current')).toBe('page');
});
