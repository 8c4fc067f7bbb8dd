// Contact data, saved from two places at once, or with an answer that is lost.
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { registerAccount } from './support/registerAccount.ts';
import { type Journey, test } from './support/test.ts';

test('contact data are no conflict at the next presses if only the answer was lost, nor while the record cannot be read, and of two people who change them neither loses a change unnoticed', async ({
  journey,
}) => {
  journey.allow(/412|500/);
  journey.allow(/^request failed: PATCH|^console error: Failed to load resource/);
  const { token } = await registerAccount(journey.url);
  const other = await journey.another();
  other.allow(/412/);
  const openProfile = async ({ open }: Journey) => {
    const page = await open('/portal/cliente/perfil', { token });
    return {
      page,
      address: page.getByLabel('Dirección'),
      save: page.getByRole('button', { name: 'Guardar cambios' }),
      conflict: page.getByRole('alert').filter({ hasText: 'Alguien cambió estos datos' }),
    };
  };
  const [one, two] = [await openProfile(journey), await openProfile(other)];
  const stored = async () => {
    const answer = await fetch(`${journey.url}/api/cliente`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { direccion?: string }).direccion;
  };
  for (const { address } of [one, two]) await address.waitFor();

  await one.address.fill('Calle de los Olivos 12');
  await intercept(
    one.page,
    '**/api/cliente',
    async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await one.save.click();
  await one.page.getByText('No hay conexión con el servidor').waitFor();
  await intercept(
    one.page,
    '**/api/cliente',
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"interno"}' })
        : route.fallback(),
    { times: 2 },
  );
  await one.save.click();
  await one.page.getByText('Tuvimos un problema de nuestro lado').waitFor();
  await Promise.all([one.page.getByText('Guardamos sus datos.').waitFor(), one.save.click()]);
  // A conflict would stay.
  await expect.poll(() => one.conflict.count()).toBe(0);
  expect(await stored()).toBe('Calle de los Olivos 12');
  await expect.poll(() => one.address.inputValue()).toBe('Calle de los Olivos 12');

  await two.address.fill('La segunda');
  await two.save.click();
  await two.conflict.getByRole('cell', { name: 'Calle de los Olivos 12' }).waitFor();
  await two.conflict.getByRole('cell', { name: 'La segunda' }).waitFor();
  await two.conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect.poll(stored).toBe('La segunda');
  await one.page.reload();
  await expect.poll(() => one.address.inputValue()).toBe('La segunda');
});
