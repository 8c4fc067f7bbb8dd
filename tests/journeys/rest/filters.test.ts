// Filters and orders that follow each other faster than a slow device shows them.
import type { Locator } from 'playwright-core';
import { expectPath, openSignedIn } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** Presses in one task, so that the screen cannot follow in between. */
const pressAtOnce = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });

test('choices that follow each other faster than the screen are all in the address of the list', async ({
  journey,
}) => {
  const page = await openSignedIn(journey.open, '/cliente/inscripciones');
  const states = page.getByRole('group', { name: 'Estado de la inscripción' }).getByRole('checkbox');
  await states.first().waitFor();
  await pressAtOnce(states);
  await expectPath(
    page,
    '/cliente/inscripciones?estado=en_espera&estado=pendiente_aprobacion&estado=pendiente_pago&estado=activa&estado=finalizada&estado=rechazada&estado=caducada&estado=anulada',
  );
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expectPath(page, '/cliente/inscripciones');

  await page.goto('/portal/cliente/cartera?orden=proximoVencimiento');
  const heads = page.getByRole('columnheader').getByRole('button', { name: /^(Vence|Saldo)$/ });
  await heads.nth(1).waitFor();
  await pressAtOnce(heads);
  // The last press was on the balance, by which the list was not sorted.
  await expectPath(page, '/cliente/cartera?orden=-saldo');
  await pressAtOnce(heads);
  await expectPath(page, '/cliente/cartera?orden=-saldo');
});
