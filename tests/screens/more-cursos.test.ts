// Who chooses among more courses than are shown is told so.
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';

const hint = 'Hay más cursos. Use el buscador para encontrarlos.';

test('an enrolment says that there are more courses than it offers, and only if there are', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/inscripciones/registro');
  const rows = page.locator('portal-cliente main').getByRole('button', { name: /^Elegir/ });
  await rows.first().waitFor();
  expect(await page.getByText(hint).count()).toBe(0);
  await intercept(journey.context, '**/api/cliente/cursos?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...json, siguiente: 'mas' } });
  });
  await page.reload();
  await page.getByText(hint).waitFor();
});
