// Where one is and where help is: the same on every screen.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ask } from './support/ask.ts';
import { openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

const SCREENS = [
  '/cliente',
  '/cliente/cursos',
  '/cliente/inscripciones',
  '/cliente/inscripciones/registro',
  '/cliente/recibos',
  '/cliente/cartera',
  '/cliente/perfil',
] as const;

describe('on every screen', () => {
  test('help stands before the language, at one place of the header', async ({ journey }) => {
    const places = new Set<string>();
    const look = async (page: Page, path: string) => {
      const help = page.getByRole('link', { name: 'Ayuda', exact: true });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await help.count(), path).toBe(1);
      expect(await help.getAttribute('href')).toBe('mailto:ayuda@andinadellitoral.example');
      const { x, y } = (await help.boundingBox()) ?? { x: 0, y: 0 };
      places.add(`${x} ${y}`);
    };
    const page = await openSignedIn(journey.open);
    for (const path of SCREENS) {
      await page.goto(`/portal${path}`);
      await look(page, path);
    }
    // Where nobody is signed in, there is no account button.
    const outside = await journey.another();
    for (const path of ['/auth/login', '/auth/solicitud-cambio-clave', '/publico', '/404']) {
      await look(await outside.open(`/portal${path}`), path);
    }
    expect([...places]).toHaveLength(1);
  });

  test('the menu marks one line, which for enrolments is Cursos', async ({ journey }) => {
    const { open } = await journey.another({ viewport: { width: 1440, height: 900 } });
    const page = await openSignedIn(open);
    const marked = page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current]');
    const lines = ['Inicio', 'Cursos', 'Cursos', 'Cursos', 'Recibos Pago', 'Cartera'];
    for (const [index, line] of lines.entries()) {
      await page.goto(`/portal${SCREENS[index]}`);
      await marked.waitFor();
      expect(await marked.allTextContents(), SCREENS[index]).toEqual([line]);
    }
  });
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
  const shown = await card
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(shown).toEqual(expected.map(({ numero }) => numero));
  await card.getByRole('link', { name: 'Nueva inscripción' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nueva inscripción' }).waitFor();
});
