import { PATIENCE_MS } from '../../support/patience.ts';

// Taken before any test puts a fake clock in their place.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

/** Waits for what happens by itself: an answer, a message between tabs. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = now() + PATIENCE_MS;
  while (!condition()) {
    if (now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
