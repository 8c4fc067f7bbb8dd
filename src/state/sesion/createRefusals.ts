/** Decides what a refused call (401) means for the session, and asks the server whether the session still holds. */
import { isTokenValid } from '../../domain/token.ts';
import type { PageApi } from '../api.ts';
import type { Life } from './createLife.ts';
import type { ReentryStore } from './createReentry.ts';
import type { SesionCalls } from './createSesionCalls.ts';
import type { StartRoutine } from './createStartRoutine.ts';

export interface Refusals {
  /** The client calls it on a 401. */
  onUnauthorized: NonNullable<PageApi['onUnauthorized']>;
  /** Asks the server about the session in force; a refusal ends it. Never rejects. */
  verify: () => Promise<void>;
  /** True while only `verify` asks, and nobody waits for the answer. */
  isVerifying: () => boolean;
}

export interface RefusalDeps {
  bearer: Pick<PageApi, 'credential'>;
  calls: Pick<SesionCalls, 'me'>;
  life: Life;
  reentry: ReentryStore;
  start: StartRoutine;
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
}

export function createRefusals({ bearer, calls, life, reentry, start, now }: RefusalDeps): Refusals {
  let verifying = false;
  return {
    onUnauthorized(credential, repeated) {
      // The start routine handles its own refusal.
      if (start.isTrying(credential)) return undefined;
      // A late 401 of an earlier token says nothing about the one in force.
      if (credential === bearer.credential) {
        // A call refused right after signing in again is not repeated, or it would be repeated for ever.
        if (repeated) life.end('rechazada');
        else life.lose(isTokenValid(credential, now()) ? 'rechazada' : 'expirada', !verifying);
      }
      return reentry.replacementOf(credential, repeated);
    },
    async verify() {
      if (typeof bearer.credential !== 'string') return;
      // A refusal costs something only if a screen is in use.
      verifying = reentry.$inUse.get() === 0;
      await calls.me().catch(() => undefined);
      verifying = false;
    },
    isVerifying: () => verifying,
  };
}
