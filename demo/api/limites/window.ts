/**
 * A sliding window made of two counters: the tries of the current window, and the share of the window before that still
 * lies in the last `seconds`. A burst at the border of two windows cannot pass twice the limit.
 */
import type { Limite } from '../config.ts';

export interface Cuenta {
  /** The start of the current window in milliseconds, a multiple of its length. */
  desde: number;
  intentos: number;
  /** Tries of the window before. */
  previos: number;
}

export function windowOf(now: number, { seconds }: Limite): number {
  const length = seconds * 1000;
  return Math.floor(now / length) * length;
}

/** Returns the counters at `now`, for a subject that may have been counted last in an older window. */
export function slide(cuenta: Cuenta, now: number, limite: Limite): Cuenta {
  const desde = windowOf(now, limite);
  const passed = (desde - cuenta.desde) / (limite.seconds * 1000);
  if (passed <= 0) return cuenta;
  return { desde, intentos: 0, previos: passed === 1 ? cuenta.intentos : 0 };
}

/** Tries of the last `seconds`. It assumes that the tries of the window before were evenly spread. */
export function weigh({ desde, intentos, previos }: Cuenta, now: number, limite: Limite): number {
  const share = (now - desde) / (limite.seconds * 1000);
  return intentos + previos * (1 - Math.min(1, Math.max(0, share)));
}

/** Whole seconds until one more try fits, at least 1. */
export function secondsUntilFree(cuenta: Cuenta, now: number, limite: Limite): number {
  const length = limite.seconds * 1000;
  const current = slide(cuenta, now, limite);
  const room = limite.max - 1;
  // In the current window the older tries fade out; in the next window the current tries do.
  const fading = current.intentos <= room ? current.previos : current.intentos;
  const kept = current.intentos <= room ? room - current.intentos : room;
  const begin = current.intentos <= room ? current.desde : current.desde + length;
  const free = begin + length * (fading > kept ? 1 - kept / fading : 0);
  return Math.max(1, Math.ceil((free - now) / 1000));
}
