/**
 * The server's time, as well as a page can know it: the browser's clock, put right by what the server's answers say of
 * theirs. So a clock that is wrong by minutes neither ends a session early nor keeps one that is over.
 *
 * Decided: the `Date` of every answer counts (the API exposes it across origins); where no answer shows one, the `iat` of
 * a token that has just been made. A difference of a few seconds is nobody's fault and is not corrected. What was learnt
 * is kept beside the token, because a reload judges the token before the first answer comes. A clock that is put right
 * meanwhile is found out by the next answer, which is why nothing is ended or announced by a time that is not sure.
 */
import type { SafeStorage } from '../safeStorage.ts';

/** Milliseconds. `Date` has whole seconds, and an answer takes its time. */
const tolerance = 5000;

const key = 'accessToken.reloj';

/** Milliseconds for which an answer's time is believed, longer than the end of a session is announced before it comes. */
const sureFor = 180_000;

export interface ServerClock {
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** Whether an answer told the time a short while ago, and the browser's clock has run on evenly since. */
  isSure: () => boolean;
  /** The server's time just now, in milliseconds. */
  hear: (instant: number) => void;
  /** The same from a token just made, which counts only while no answer has told the time. */
  hearToken: (iat: number | undefined) => void;
}

/** `now` may jump, `steady` only runs on, and stands still while the computer sleeps: both in milliseconds. */
export function createServerClock(
  now: () => number,
  storage: SafeStorage,
  onChange: () => void,
  steady: () => number = () => performance.now(),
): ServerClock {
  const stored = Number(storage.read(key));
  let skew = Number.isFinite(stored) ? stored : 0;
  let heard: { now: number; steady: number } | undefined;

  const learn = (instant: number) => {
    const found = instant - now();
    const next = Math.abs(found) < tolerance ? 0 : found;
    if (next === skew || (next !== 0 && Math.abs(next - skew) < tolerance)) return;
    skew = next;
    storage.write(key, next === 0 ? undefined : String(Math.round(next)));
    onChange();
  };

  return {
    now: () => now() + skew,
    isSure() {
      if (heard === undefined) return false;
      const [passed, ran] = [now() - heard.now, steady() - heard.steady];
      return ran < sureFor && Math.abs(passed - ran) < tolerance;
    },
    hear(instant) {
      heard = { now: now(), steady: steady() };
      learn(instant);
    },
    hearToken(iat) {
      if (heard === undefined && iat !== undefined) learn(iat * 1000);
    },
  };
}
