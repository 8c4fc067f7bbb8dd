import { OVER_FAULTS } from '../../faults/startOverFaults.ts';

const most = 5;

/**
 * As `fetch`. Where the journeys run over faults, the API answers 503 when a connection to its database was reset, and the same request
 * is sent again, under the same idempotency key.
 */
export async function patientFetch(address: string, init: RequestInit = {}): Promise<Response> {
  let answer = await fetch(address, init);
  for (let tries = 1; tries < most && answer.status === 503 && process.env[OVER_FAULTS]; tries += 1)
    answer = await fetch(address, init);
  return answer;
}
