// A record that is over says what became of it, and promises nothing more.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { ask } from '../journeys/support/ask.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

/** The first record of a list that the API leaves. */
async function firstOf(journey: Journey, list: string): Promise<Record<string, string>> {
  const { resultados } = await ask<{ resultados: Record<string, string>[] }>(journey, list);
  const [first] = resultados;
  if (!first) throw new Error(`Nothing at ${list}`);
  return first;
}

/** Opens an enrolment of the demo client as the API would answer it with `change`. */
async function openInscripcion(journey: Journey, estado: string, change: object): Promise<Page> {
  const { numero } = await firstOf(journey, `/api/cliente/inscripciones?estado=${estado}&limite=1`);
  await intercept(journey.context, `**/api/cliente/inscripciones/${numero}`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...json, ...change } });
  });
  return openSignedIn(journey.open, `/cliente/inscripciones/${numero}`);
}

const main = (page: Page) => page.locator('portal-cliente main');
const step = (de: string | null, a: string, day: string) => ({
  de,
  a,
  fecha: `2026-${day}T10:00:00Z`,
  actor: de === null ? 'cliente' : 'sistema',
});

test('who only waited reads that the waiting list ended, and of no time to pay and no seat', async ({
  journey,
}) => {
  const historial = [step(null, 'en_espera', '10-01'), step('en_espera', 'caducada', '10-20')];
  const page = await openInscripcion(journey, 'caducada', { historial, facturas: [] });
  await main(page).getByText('La lista de espera terminó sin que se liberara un cupo.').waitFor();
  expect(await main(page).getByText('El plazo para pagar terminó').count()).toBe(0);
});

test('who did not pay in time reads that the seat was given up', async ({ journey }) => {
  const historial = [
    step(null, 'en_espera', '10-01'),
    step('en_espera', 'pendiente_pago', '10-10'),
    step('pendiente_pago', 'caducada', '10-20'),
  ];
  const page = await openInscripcion(journey, 'caducada', { historial });
  await main(page).getByText('El plazo para pagar terminó y el cupo se liberó.').waitFor();
});

test('an enrolment that was not approved awaits no invoice, one under review does', async ({ journey }) => {
  const refused = await openInscripcion(journey, 'rechazada', {});
  await main(refused).getByText('No se emitió ninguna factura.').waitFor();
  const reviewed = await openInscripcion(journey, 'pendiente_aprobacion', {});
  await main(reviewed).getByText('Todavía no se emite la factura.').waitFor();
});

test('an invoice that was annulled awaits no payment', async ({ journey }) => {
  const { numero } = await firstOf(journey, '/api/cliente/facturas?estado=anulada&limite=1');
  const page = await openSignedIn(journey.open, `/cliente/cartera/factura/${numero}`);
  await main(page).getByText('Esta factura no tiene pagos.').waitFor();
});

test('a course that the institution cancelled tells nobody until when to cancel', async ({ journey }) => {
  const { identificacion } = await firstOf(journey, '/api/cliente/cursos?estado=cancelado&limite=1');
  const page = await openSignedIn(journey.open, `/cliente/cursos/${identificacion}`);
  await main(page).getByText('La institución canceló este curso.').waitFor();
  expect(await main(page).getByRole('heading', { name: 'Si tiene que anular' }).count()).toBe(0);
});
