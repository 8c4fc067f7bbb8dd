/** Watches the end of a token: counts down its last seconds, and tells when it is over. */
import { atom, type ReadableAtom } from 'nanostores';
import { readExp } from '../domain/token.ts';

/** From here on, in seconds, the person is told. */
const avisoSegundos = 120;

/** setTimeout takes no more. */
const longest = 2 ** 31 - 1;

export interface Vigilante {
  /** Whole seconds left once there are at most `avisoSegundos`; undefined before, and when nothing is watched. */
  $porExpirar: ReadableAtom<number | undefined>;
  watch: (token: string) => void;
  stop: () => void;
}

/** `now` in milliseconds. A computer that slept past the end finds out when it wakes. */
export function createVigilante(now: () => number, onExpired: () => void): Vigilante {
  const $porExpirar = atom<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (exp: number) => {
    const left = exp - now() / 1000;
    if (left <= 0) {
      stop();
      onExpired();
      return;
    }
    const early = left - avisoSegundos;
    $porExpirar.set(early > 0 ? undefined : Math.ceil(left));
    const wait = early > 0 ? early : left - Math.ceil(left) + 1;
    timer = setTimeout(look, Math.min(wait * 1000, longest), exp);
  };

  const stop = () => {
    clearTimeout(timer);
    $porExpirar.set(undefined);
  };

  return {
    $porExpirar,
    stop,
    watch(token) {
      stop();
      const exp = readExp(token);
      if (exp !== undefined) look(exp);
    },
  };
}
