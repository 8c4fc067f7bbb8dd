/**
 * Keeps answers that are the same for everybody in memory until their data changes. The database sends a notification at once;
 * even if one is lost, no answer is older than `keptMs`.
 */
import { dayOf } from '../../../src/domain/fechas.ts';
import type { PlainAnswer } from './answer.ts';

/** Milliseconds. Other processes write into the same database, and an answer is right within a second of any change. */
const keptMs = 900;
/** Callers choose the query, so the number of different answers has no other limit. */
const answersMax = 200;

interface Kept {
  answer: Promise<PlainAnswer>;
  /** As returned by performance.now(), in milliseconds. */
  until: number;
}

export interface SharedAnswers {
  /** Returns the answer that is kept, or calls `make`. Requests at the same time share one call. */
  get(name: string, make: () => Promise<PlainAnswer>): Promise<PlainAnswer>;
  /** Forgets all of them. An answer that is being made now is not kept either. */
  clear(): void;
}

export function createSharedAnswers(): SharedAnswers {
  const kept = new Map<string, Kept>();
  return {
    get(name, make) {
      const known = kept.get(name);
      if (known && performance.now() < known.until) return known.answer;
      kept.delete(name);
      for (const oldest of kept.keys()) {
        if (kept.size < answersMax) break;
        kept.delete(oldest);
      }
      const made: Kept = { answer: make(), until: performance.now() + keptMs };
      kept.set(name, made);
      made.answer.catch(() => {
        if (kept.get(name) === made) kept.delete(name);
      });
      return made.answer;
    },
    clear: () => kept.clear(),
  };
}

/** Includes the day, because the same address may answer differently tomorrow. */
export function sharedName(url: string, now: Date, zona: string): string {
  // Without origin.
  return `${dayOf(now, zona)} ${url.slice(url.indexOf('/', url.indexOf('//') + 2))}`;
}
