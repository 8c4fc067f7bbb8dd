/**
 * The server's time, as well as a page can know it: the browser's clock, put right by what the server's answers say of
 * theirs. So a clock that is wrong by minutes neither ends a session early nor keeps one that is over.
 *
 * Decided: the `Date` of every answer counts (the API exposes it across origins); where no answer shows one, the `iat` of
 * a token that has just been made. A difference of a few seconds is nobody's fault and is not corrected. What was learnt
 * is kept beside the token, because a reload judges the token before the first answer comes. A clock that is put right
 * meanwhile is found out by the next answer.
 */
import type { Almacen } from './almacen.ts';

/** Milliseconds. `Date` has whole seconds, and an answer takes its time. */
const tolerancia = 5000;

const key = 'accessToken.reloj';

export interface Reloj {
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** The server's time just now, in milliseconds. */
  hear: (instant: number) => void;
  /** The same from a token just made, which counts only while no answer has told the time. */
  hearToken: (iat: number | undefined) => void;
}

export function createReloj(now: () => number, almacen: Almacen, onChange: () => void): Reloj {
  const stored = Number(almacen.read(key));
  let skew = Number.isFinite(stored) ? stored : 0;
  let heard = false;

  const learn = (instant: number) => {
    const found = instant - now();
    const next = Math.abs(found) < tolerancia ? 0 : found;
    if (next === skew || (next !== 0 && Math.abs(next - skew) < tolerancia)) return;
    skew = next;
    almacen.write(key, next === 0 ? undefined : String(Math.round(next)));
    onChange();
  };

  return {
    now: () => now() + skew,
    hear(instant) {
      heard = true;
      learn(instant);
    },
    hearToken(iat) {
      if (!heard && iat !== undefined) learn(iat * 1000);
    },
  };
}
