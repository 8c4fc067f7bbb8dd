/**
 * Keeps answers that are the same for everybody in memory, until what they tell of changes. The database says so at once;
 * and if its word were lost, no answer is older than `keptMs`.
 */
import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';

/** Milliseconds. Other processes write into the same database, and an answer is right within a second of any change. */
const keptMs = 900;
/** Callers choose the query, so the number of different answers has no other limit. */
const answersMax = 200;

interface Kept {
  answer: Promise<Answer>;
  /** Of performance.now(). */
  until: number;
}

export interface SharedAnswers {
  /** Returns the answer of that name; calls `make` if there is none. Requests at once share one call. */
  get(name: string, make: () => Promise<Answer>): Promise<Answer>;
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
      const answer = make().then(withEtag);
      const made: Kept = { answer, until: performance.now() + keptMs };
      kept.set(name, made);
      answer.catch(() => {
        if (kept.get(name) === made) kept.delete(name);
      });
      return answer;
    },
    clear: () => kept.clear(),
  };
}

/** Of the content, so that every process gives the same. */
function withEtag(answer: Answer): Answer {
  const etag = `"${createHash('sha256')
    .update(answer.body ?? '')
    .digest('base64url')
    .slice(0, 27)}"`;
  return { ...answer, headers: { ...answer.headers, etag } };
}
