/**
 * Windows that slide, from two counters: the tries of the window under way, and those of the one before as far as it
 * still reaches into the last `segundos`. No burst at the border of two windows passes twice what is allowed.
 */
import type { Limite } from '../config.ts';

export interface Cuenta {
  /** Begin of the window under way, in milliseconds; a multiple of its length. */
  desde: number;
  intentos: number;
  /** Tries of the window before. */
  previos: number;
}

export function windowOf(now: number, { segundos }: Limite): number {
  const length = segundos * 1000;
  return Math.floor(now / length) * length;
}

/** What counted at `now`, for a subject last counted in an older window too. */
export function slide(cuenta: Cuenta, now: number, limite: Limite): Cuenta {
  const desde = windowOf(now, limite);
  const passed = (desde - cuenta.desde) / (limite.segundos * 1000);
  if (passed <= 0) return cuenta;
  return { desde, intentos: 0, previos: passed === 1 ? cuenta.intentos : 0 };
}

/** Tries of the last `segundos`, taking those of the window before as evenly spread. */
export function weigh({ desde, intentos, previos }: Cuenta, now: number, limite: Limite): number {
  const share = (now - desde) / (limite.segundos * 1000);
  return intentos + previos * (1 - Math.min(1, Math.max(0, share)));
}

/** Whole seconds until one more try fits, at least 1. */
export function secondsUntilFree(cuenta: Cuenta, now: number, limite: Limite): number {
  const length = limite.segundos * 1000;
  const current = slide(cuenta, now, limite);
  const room = limite.max - 1;
  // Within this window the older tries fade; or the next one begins, in which these fade in their turn.
  const fading = current.intentos <= room ? current.previos : current.intentos;
  const kept = current.intentos <= room ? room - current.intentos : room;
  const begin = current.intentos <= room ? current.desde : current.desde + length;
  const free = begin + length * (fading > kept ? 1 - kept / fading : 0);
  return Math.max(1, Math.ceil((free - now) / 1000));
}
