// A record that is over says what became of it, and promises nothing more; the head of an enrolment says on which day what happened.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { whenStill } from '../browser/whenStill.ts';
import { ask } from '../journeys/support/ask.ts';
import { ownSite } from '../journeys/support/site.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

/** The first record of a list that the API leaves. */
async function firstOf(journey: Journey, list: string): Promise<Record<string, string>> {
  const { resultados } = await ask<{ resultados: Record<string, string>[] }>(journey, list);
  const [first] = resultados;
  if (!first) throw new Error(`Nothing at ${list}`);
  return first;
}

const main = (page: Page) => page.locator('portal-cliente main');
const step = (de: string | null, a: string, day: string) => ({
  de,
  a,
  fecha: `2026-${day}T10:00:00Z`,
  actor: de === null ? 'cliente' : 'sistema',
});

test('an enrolment that is over says why, without what no longer holds, and one that waits or stands says since when', async ({
  journey,
}) => {
  /** What the API would answer in place of what the demo has. */
  let change: object = {};
  await intercept(journey.context, '**/api/cliente/inscripciones/INS-*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...json, ...change } });
  });
  const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
  for (const [estado, changed, words, absent] of [
    [
      'caducada',
      {
        historial: [step(null, 'en_espera', '10-01'), step('en_espera', 'caducada', '10-20')],
        facturas: [],
      },
      ['La lista de espera terminó sin que se liberara un cupo.'],
      'El plazo para pagar terminó',
    ],
    [
      'caducada',
      {
        historial: [
          step(null, 'en_espera', '10-01'),
          step('en_espera', 'pendiente_pago', '10-10'),
          step('pendiente_pago', 'caducada', '10-20'),
        ],
      },
      ['El plazo para pagar terminó y el cupo se liberó.'],
      'La lista de espera terminó',
    ],
    ['rechazada', {}, ['No se emitió ninguna factura.', 'Solicitada el '], 'Inscrita el'],
    ['pendiente_aprobacion', {}, ['Todavía no se emite la factura.', 'Solicitada el '], 'Inscrita el'],
    ['en_espera', {}, ['En la lista de espera desde el '], 'Inscrita el'],
    ['activa', {}, ['Inscrita el '], 'Solicitada el'],
  ] as const) {
    const { numero } = await firstOf(journey, `/api/cliente/inscripciones?estado=${estado}&limite=1`);
    change = changed;
    await page.goto(`/portal/cliente/inscripciones/${numero}`);
    for (const said of words) await main(page).getByText(said).first().waitFor();
    await whenStill(page);
    expect(await main(page).getByText(absent).count(), estado).toBe(0);
  }
});

test('an invoice that was annulled awaits no payment, and a course that the institution cancelled tells nobody until when to cancel', async ({
  journey,
}) => {
  const { numero } = await firstOf(journey, '/api/cliente/facturas?estado=anulada&limite=1');
  const page = await openSignedIn(journey.open, `/cliente/cartera/factura/${numero}`);
  await main(page).getByText('Esta factura no tiene pagos.').waitFor();
  const { identificacion } = await firstOf(journey, '/api/cliente/cursos?estado=cancelado&limite=1');
  await page.goto(`/portal/cliente/cursos/${identificacion}`);
  await main(page).getByText('La institución canceló este curso.').waitFor();
  await whenStill(page);
  expect(await main(page).getByRole('heading', { name: 'Si tiene que anular' }).count()).toBe(0);
});

test('what is over leads on: a course says first why it takes nobody, and rejected enrolments and returned payments have a way out', async ({
  journey,
}) => {
  const page = await journey.open('/comun/logo.svg', { token: ownSite().token });
  for (const estado of ['cerrado', 'en_curso', 'finalizado', 'cancelado']) {
    const { identificacion } = await firstOf(journey, `/api/cliente/cursos?estado=${estado}&limite=1`);
    await page.goto(`/portal/cliente/cursos/${identificacion}`);
    const card = main(page).getByRole('region', { name: 'Inscripción', exact: true });
    await card.getByText('Precio').waitFor();
    expect(await card.textContent(), estado).toMatch(
      /^(Las inscripciones|El curso|La institución|Ya hay) .*Precio/,
    );
    expect(await card.getByText('Inscripciones', { exact: true }).count(), estado).toBe(0);
  }
  const { numero } = await firstOf(journey, '/api/cliente/inscripciones?estado=rechazada&limite=1');
  await page.goto(`/portal/cliente/inscripciones/${numero}`);
  await main(page).getByRole('link', { name: 'Explorar cursos' }).click();
  await page.waitForURL('**/cliente/cursos');
  const recibo = await firstOf(journey, '/api/cliente/recibos?estado=reversado&limite=1');
  await page.goto(`/portal/cliente/recibos?recibo=${recibo.numero}`);
  await main(page).getByRole('link', { name: 'Ver mi estado de cuenta' }).click();
  await page.waitForURL('**/cliente/cartera?estado=porPagar**');
});
