/**
 * Watches the expiry of a token: counts down its last seconds, and reports the end. If the time is not certain, it asks the
 * server first, so that a changed device clock neither warns the person nor ends the session.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { readExp } from '../../domain/token.ts';

/** The person is warned this many seconds before the end. */
const warningSeconds = 120;

/** Milliseconds to wait for the server's time before the browser's own is used. */
const patience = 5000;

/** The longest delay, in milliseconds, that setTimeout takes. */
const longest = 2 ** 31 - 1;

export interface ExpiryWatch {
  /** Whole seconds left once there are at most `warningSeconds`; undefined before, and when nothing is watched. */
  $secondsLeft: ReadableAtom<number | undefined>;
  watch: (token: string) => void;
  stop: () => void;
}

/** The source of the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  isSure: () => boolean;
  /** Settles when `now` is as right as it will be. */
  ask: () => Promise<void>;
}

/** If the device sleeps past the end, `onExpired` runs when it wakes. */
export function createExpiryWatch({ now, isSure, ask }: Clock, onExpired: () => void): ExpiryWatch {
  const $secondsLeft = atom<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each token and each stop, so that a late answer about an earlier token changes nothing. */
  let watched = 0;
  /** The server is asked once per token; a page without a connection counts down all the same. */
  let asked = false;

  const askOnce = async (exp: number) => {
    const mine = watched;
    asked = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      waiting = setTimeout(resolve, patience);
    });
    await Promise.race([ask(), enough]);
    clearTimeout(waiting);
    if (mine === watched) look(exp);
  };

  const look = (exp: number) => {
    const left = exp - now() / 1000;
    if (left <= warningSeconds && !asked && !isSure()) {
      void askOnce(exp);
      return;
    }
    if (left <= 0) {
      stop();
      onExpired();
      return;
    }
    const early = left - warningSeconds;
    $secondsLeft.set(early > 0 ? undefined : Math.ceil(left));
    const wait = early > 0 ? early : left - Math.ceil(left) + 1;
    timer = setTimeout(look, Math.min(wait * 1000, longest), exp);
  };

  const stop = () => {
    watched += 1;
    asked = false;
    clearTimeout(timer);
    $secondsLeft.set(undefined);
  };

  return {
    $secondsLeft,
    stop,
    watch(token) {
      stop();
      const exp = readExp(token);
      if (exp !== undefined) look(exp);
    },
  };
}
