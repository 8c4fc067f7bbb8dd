// The profile says where the account is signed in: each session is named and can be closed by itself.
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { registerAccount } from './support/registerAccount.ts';
import { expectPath, pathOf, signIn } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

interface Sesiones {
  resultados: { dispositivo?: string; lugar?: string; actual: boolean }[];
}

test('each session says browser, system, place and when, and is closed by itself', async ({ journey }) => {
  // An account of its own: the list shows fifty, and the demo client signs in more often than that in all journeys.
  const { email, password } = await registerAccount(journey.url);
  const openProfile = async ({ open }: Journey) => {
    const page = await open('/portal/auth/login?returnTo=/cliente/perfil');
    await signIn(page, email, password);
    await expectPath(page, '/cliente/perfil');
    return page;
  };
  const other = await openProfile(journey);
  const page = await openProfile(await journey.another({}));
  // A service may know a place by name, or its country alone: the reference API does behind a proxy that says it.
  await intercept(page, '**/api/cliente/perfil/sesiones', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    const { resultados } = (await response.json()) as Sesiones;
    return route.fulfill({
      response,
      json: {
        resultados: resultados.map((one) => ({
          ...one,
          ...(one.actual ? { lugar: 'Guayaquil, Ecuador' } : { pais: 'DE' }),
        })),
      },
    });
  });
  await page.reload();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Sesiones abiertas' }) });
  const lines = card.getByRole('listitem');
  // The one that registered, and the two that signed in.
  await expect.poll(() => lines.count()).toBe(3);
  const [own, another] = [
    card.getByRole('listitem').filter({ hasText: 'Esta sesión' }),
    card.getByRole('listitem').filter({ hasNotText: 'Esta sesión' }).first(),
  ];
  for (const line of [own, another]) {
    await line.getByText(line === own ? 'Guayaquil, Ecuador' : 'Alemania').waitFor();
    await line.getByText(/^Ingresó el \d/).waitFor();
    await expect.poll(() => line.getByRole('button', { name: /^Cerrar la sesión de / }).count()).toBe(1);
  }
  await another.getByRole('button', { name: /^Cerrar la sesión de / }).click();
  await page.getByText(/^Cerramos la sesión de /).waitFor();
  await expect.poll(() => lines.count()).toBe(2);
  await own.waitFor();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe('Sesiones abiertas');
  journey.allow(/401/);
  // Its tab is asked to sign in at its next call.
  await other.reload();
  await expect.poll(() => pathOf(other)).toContain('/auth/login');
  // One's own ends as by the account menu.
  await own.getByRole('button', { name: /^Cerrar la sesión de / }).click();
  await page.getByLabel('Cédula, RUC o correo').waitFor();
});
