// The head of an enrolment says on which day what happened: it was asked for, or the person was enrolled.
import { expect } from 'vitest';
import { ask } from '../journeys/support/ask.ts';
import { openSignedIn } from '../journeys/support/steps.ts';
import { test } from '../journeys/support/test.ts';

test.for([
  ['pendiente_aprobacion', 'Solicitada el '],
  ['rechazada', 'Solicitada el '],
  ['en_espera', 'En la lista de espera desde el '],
  ['activa', 'Inscrita el '],
] as const)('an enrolment whose state is %s says “%s”', async ([estado, words], { journey }) => {
  const page = await openSignedIn(journey.open);
  const { resultados } = await ask<{ resultados: { numero: string }[] }>(
    journey,
    `/api/cliente/inscripciones?estado=${estado}&limite=1`,
  );
  await page.goto(`/portal/cliente/inscripciones/${resultados[0]?.numero}`);
  const head = page.locator('portal-cliente main header').first();
  await head.getByText(words).waitFor();
  if (words !== 'Inscrita el ') expect(await head.textContent()).not.toContain('Inscrita el');
});
