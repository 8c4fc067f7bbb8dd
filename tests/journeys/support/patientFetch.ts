import { setTimeout as wait } from 'node:timers/promises';
import { OVER_FAULTS } from '../../faults/startOverFaults.ts';
import { PATIENCE_MS } from '../../support/patience.ts';

/** Longer than the API holds the key of a request that it could not end. */
const mostMs = 3 * PATIENCE_MS;

/**
 * As `fetch`. If the journeys run over faults, the API answers 503 when a connection to its database was reset, and 409 while it
 * still holds the key of such a request. The same request is sent again, under the same idempotency key, when Retry-After says so.
 */
export async function patientFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const end = performance.now() + mostMs;
  for (;;) {
    const answer = await fetch(address, init);
    if (performance.now() > end || !(await mayBeSentAgain(answer))) return answer;
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

async function mayBeSentAgain(answer: Response): Promise<boolean> {
  if (!process.env[OVER_FAULTS]) return false;
  if (answer.status === 503) return true;
  return answer.status === 409 && (await answer.clone().text()).includes('"idempotencia_en_curso"');
}
