import type { Locator } from 'playwright-core';
import { OVER_FAULTS } from '../../faults/startOverFaults.ts';

/**
 * Presses something that counts once, and waits for the outcome. If the journeys run over faults, the API may answer that it is
 * not available, and the person presses again, as the page says. Returns how often.
 */
export async function pressUntil(press: () => Promise<void>, outcome: Locator): Promise<number> {
  const failed = outcome.page().getByRole('alert').filter({ hasText: 'no está disponible por ahora' });
  await press();
  let again = 0;
  for (; process.env[OVER_FAULTS]; again += 1) {
    await outcome.or(failed).first().waitFor();
    if (await outcome.isVisible()) break;
    await press();
    // Its message about the previous press is not an answer to this one.
    await failed.waitFor({ state: 'hidden' });
  }
  await outcome.waitFor();
  return again;
}
