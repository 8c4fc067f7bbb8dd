// Every screen shows in the same way where the person is and where help is.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenStill } from '../browser/whenStill.ts';
import { ask } from '../journeys/support/ask.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';

/** Each screen with the line of the menu that it belongs to. */
const SCREENS = [
  ['/cliente', 'Inicio'],
  ['/cliente/cursos', 'Cursos'],
  ['/cliente/inscripciones', 'Cursos'],
  ['/cliente/inscripciones/registro', 'Cursos'],
  ['/cliente/recibos', 'Recibos Pago'],
  ['/cliente/cartera', 'Cartera'],
  ['/cliente/perfil', undefined],
] as const;

/** Wide enough for the menu to stand beside the screen. */
const viewport = { width: 1440, height: 900 };

test('help stands before the language, at one place of all screens with an account and at one of all others, and the menu marks the line of a screen: for enrolments that is Cursos', async ({
  journey,
}) => {
  const look = async (page: Page, path: string, places: Set<string>) => {
    const help = page.getByRole('link', { name: 'Ayuda', exact: true });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await help.first().waitFor();
    await expect.poll(() => help.count(), { message: path }).toBe(1);
    await expect.poll(() => help.getAttribute('href')).toBe('mailto:ayuda@andinadellitoral.example');
    // Fonts and what comes later may still move it.
    await whenStill(page);
    const { x, y } = (await help.boundingBox()) ?? { x: 0, y: 0 };
    places.add(`${Math.round(x)} ${Math.round(y)}`);
  };
  const page = await openSignedIn(journey.open);
  await page.setViewportSize(viewport);
  // The account stands at the end, after help, language and appearance.
  const withAccount = new Set<string>();
  const marked = page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current]');
  for (const [path, line] of SCREENS) {
    if (path !== '/cliente') await page.goto(`/portal${path}`);
    await look(page, path, withAccount);
    await expect.poll(() => marked.allTextContents(), { message: path }).toEqual(line ? [line] : []);
  }
  const withoutAccount = new Set<string>();
  // A tab of the same browser would take over the session.
  const outside = await (await journey.another({ viewport })).open('/portal/auth/login');
  await look(outside, '/auth/login', withoutAccount);
  for (const path of ['/auth/solicitud-cambio-clave', '/publico', '/404']) {
    await outside.goto(`/portal${path}`);
    await look(outside, path, withoutAccount);
  }
  expect([withAccount.size, withoutAccount.size]).toEqual([1, 1]);
});

test('the home page shows what is going on before what is over, and the way to a new enrolment', async ({
  journey,
}) => {
  interface Page {
    resultados: { numero: string; estado: string }[];
  }
  const { resultados } = await ask<Page>(journey, '/api/cliente/inscripciones?limite=100&orden=-fecha');
  const over = new Set(['finalizada', 'rechazada', 'caducada', 'anulada']);
  const expected = [
    ...resultados.filter(({ estado }) => !over.has(estado)),
    ...resultados.filter(({ estado }) => over.has(estado)),
  ].slice(0, 3);
  const page = await openSignedIn(journey.open);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Mis inscripciones' }) });
  await card.getByRole('listitem').nth(2).waitFor();
  const shown = () =>
    card
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  await expect.poll(shown).toEqual(expected.map(({ numero }) => numero));
  // Overdue amounts are links, and look like links.
  const colour = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  await expect.poll(async () => (await colour('Ver cuáles')) === (await colour('Ver todas'))).toBe(true);
  await card.getByRole('link', { name: 'Nueva inscripción' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nueva inscripción' }).waitFor();
});
