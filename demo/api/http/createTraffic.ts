/** Counts current requests, so that background work can wait for them and too many can be refused. */
import { EventEmitter, once } from 'node:events';

export interface Traffic {
  /** Counts a request until its work has ended. */
  pass<T>(answer: () => Promise<T>): Promise<T>;
  /** Returns the number of requests under way. */
  passing(): number;
  /** Resolves when no request is being answered, at the latest after `msMax`. */
  quiet(msMax: number): Promise<void>;
}

export function createTraffic(): Traffic {
  let passing = 0;
  const changes = new EventEmitter().setMaxListeners(0);
  return {
    passing: () => passing,
    async pass(answer) {
      passing += 1;
      try {
        return await answer();
      } finally {
        passing -= 1;
        if (passing === 0) changes.emit('quiet');
      }
    },
    async quiet(msMax) {
      if (passing === 0) return;
      await once(changes, 'quiet', { signal: AbortSignal.timeout(msMax) }).catch(() => undefined);
    },
  };
}
