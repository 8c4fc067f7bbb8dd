/**
 * The server's time: the browser's clock, corrected by the `Date` of the server's answers, so that a computer clock that is
 * wrong by minutes neither ends a session early nor keeps one that is over.
 *
 * Every answer's `Date` counts (the API exposes it across origins); if none shows one, the `iat` of a token that has just
 * been made. Differences of a few seconds are not corrected. The correction is stored beside the token, because a reload
 * judges the token before the first answer comes. Somebody may set the computer's clock meanwhile, and only the next answer
 * shows it; that is why nothing is ended or announced by a time that is not sure.
 */
import type { SafeStorage } from '../safeStorage.ts';

/** Milliseconds. `Date` has whole seconds, and an answer takes its time. */
const tolerance = 5000;

const key = 'accessToken.reloj';

/** Milliseconds for which an answer's time counts as sure; longer than the warning before the end of a session. */
const sureFor = 180_000;

export interface ServerClock {
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** True when an answer told the time a short while ago and the browser's clock has run evenly since. */
  isSure: () => boolean;
  /** Takes the time of an answer, in milliseconds. */
  hear: (instant: number) => void;
  /** Takes the `iat` of a token just made, in seconds, as long as no answer has told the time. */
  hearToken: (iat: number | undefined) => void;
}

/**
 * @param now milliseconds since 1970; jumps when somebody sets the clock
 * @param steady milliseconds; never jumps, and stands still while the computer sleeps
 */
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
