// Counts the presses that it takes to sign in (one), to reach a receipt from its mail (one) and to download the statement of
// account from the home page (two). Those of enrolling, paying and cancelling are counted in their own journeys.
import { expect } from 'vitest';
import { ask } from './support/ask.ts';
import { linkIn, readMail } from './support/buzon.ts';
import { countPresses } from './support/countPresses.ts';
import { ownSite } from './support/site.ts';
import { DEMO, expectHeading, openSignedIn } from './support/steps.ts';
import { test } from './support/test.ts';

test('one press signs in, after the identification and the password', async ({ journey }) => {
  const page = await journey.open('/portal/');
  await page.getByLabel('Cédula, RUC o correo').fill(DEMO.identification);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO.password);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expectHeading(page, /^Hola, /);
  expect(presses()).toHaveLength(1);
});

test('one press in its mail opens a receipt', async ({ journey }) => {
  const { resultados } = await ask<{ resultados: { numero: string }[] }>(
    journey,
    '/api/cliente/recibos?limite=1&orden=-fecha',
  );
  const numero = resultados[0]?.numero ?? '';
  const { url, token } = ownSite();
  const sent = await journey.context.request.post(`/api/cliente/recibos/${numero}/reenviar`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  });
  expect(sent.ok()).toBe(true);
  const mail = await readMail(url, DEMO.email, new RegExp(numero));
  const page = await openSignedIn(journey.open);
  const presses = await countPresses(page);
  // The press in the mail.
  await page.goto(linkIn(mail, '/portal/cliente/recibos'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
  expect(new URL(page.url()).searchParams.get('recibo')).toBe(numero);
  expect(presses()).toHaveLength(0);
});

test('two presses from the home page download the statement of account', async ({ journey }) => {
  const page = await openSignedIn(journey.open);
  const download = page.waitForEvent('download');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^estado-de-cuenta.*\.pdf$/);
  expect(presses()).toHaveLength(2);
});
