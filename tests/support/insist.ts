/** A client that retries as long as the API says that it should. */
import { setTimeout as wait } from 'node:timers/promises';

/** Enough for minutes. */
const triesMax = 200;

/**
 * Sends until the answer is neither 409 (the first request still runs) nor 503 (not available now). The waits grow to about a
 * second.
 * @param send gets the number of earlier tries
 */
export async function insist(send: (tries: number) => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await send(tries);
    if ((response.status !== 409 && response.status !== 503) || tries === triesMax) return response;
    await wait((0.5 + Math.random()) * Math.min(1000, 20 * 2 ** tries));
  }
}
