/**
 * Keeps answers that are the same for everybody in memory, until what they tell of changes. The database says so at once;
 * and if its word were lost, no answer is older than `keptMs`.
 */
import { createHash } from 'node:crypto';
import type { PlainAnswer } from './answer.ts';
import { dayAt } from './dayAt.ts';

/** Milliseconds. Other processes write into the same database, and an answer is right within a second of any change. */
const keptMs = 900;
/** Callers choose the query, so the number of different answers has no other limit. */
const answersMax = 200;

/** An answer as it was sent: for pages of one origin, in one encoding. */
export interface Sent {
  etag: string;
  /** All headers but those of a request: its id and the time. */
  headers: Record<string, string>;
  /** The headers of 304, which has no body. */
  headersWithoutBody: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** The pattern of the path. */
  route: string | null;
}

export interface KeptAnswer {
  answer: Promise<PlainAnswer>;
  /** The responses made from the answer, by the request headers that they depend on. */
  sent: Map<string, Sent>;
}

interface KeptFor extends KeptAnswer {
  /** As returned by performance.now(), in milliseconds. */
  until: number;
}

export interface SharedAnswers {
  /** Returns the answer of that name; undefined if there is none. */
  find(name: string): KeptAnswer | undefined;
  /** Returns the answer that is kept, or calls `make`. Requests at the same time share one call. */
  get(name: string, make: () => Promise<PlainAnswer>): KeptAnswer;
  /** Forgets all of them. An answer that is being made now is not kept either. */
  clear(): void;
}

export function createSharedAnswers(): SharedAnswers {
  const kept = new Map<string, KeptFor>();
  const find = (name: string): KeptAnswer | undefined => {
    const known = kept.get(name);
    return known && performance.now() < known.until ? known : undefined;
  };
  return {
    find,
    get(name, make) {
      const known = find(name);
      if (known) return known;
      kept.delete(name);
      for (const oldest of kept.keys()) {
        if (kept.size < answersMax) break;
        kept.delete(oldest);
      }
      const made: KeptFor = {
        answer: make().then(withEtag),
        sent: new Map(),
        until: performance.now() + keptMs,
      };
      kept.set(name, made);
      made.answer.catch(() => {
        if (kept.get(name) === made) kept.delete(name);
      });
      return made;
    },
    clear: () => kept.clear(),
  };
}

/** Derives the tag from the content, so that every process gives the same one. */
function withEtag(answer: PlainAnswer): PlainAnswer {
  const etag = `"${createHash('sha256')
    .update(answer.body ?? '')
    .digest('base64url')
    .slice(0, 27)}"`;
  return { ...answer, headers: { ...answer.headers, etag } };
}

/** Includes the day, because the same address may answer differently tomorrow. */
export function sharedName(url: string, now: Date, zona: string): string {
  // After the host.
  return `${dayAt(now, zona)} ${url.slice(url.indexOf('/', url.indexOf('//') + 2))}`;
}
