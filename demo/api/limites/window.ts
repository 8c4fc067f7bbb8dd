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

export function windowOf(ahora: number, { segundos }: Limite): number {
  const length = segundos * 1000;
  return Math.floor(ahora / length) * length;
}

/** What counted at `ahora`, for a subject last counted in an older window too. */
export function slide(cuenta: Cuenta, ahora: number, limite: Limite): Cuenta {
  const desde = windowOf(ahora, limite);
  const passed = (desde - cuenta.desde) / (limite.segundos * 1000);
  if (passed <= 0) return cuenta;
  return { desde, intentos: 0, previos: passed === 1 ? cuenta.intentos : 0 };
}

/** Tries of the last `segundos`, taking those of the window before as evenly spread. */
export function weigh({ desde, intentos, previos }: Cuenta, ahora: number, limite: Limite): number {
  const share = (ahora - desde) / (limite.segundos * 1000);
  return intentos + previos * (1 - Math.min(1, Math.max(0, share)));
}

/** Whole seconds until one more try fits, at least 1. */
export function secondsUntilFree(cuenta: Cuenta, ahora: number, limite: Limite): number {
  const length = limite.segundos * 1000;
  const now = slide(cuenta, ahora, limite);
  const room = limite.max - 1;
  // Within this window the older tries fade; or the next one begins, in which these fade in their turn.
  const fading = now.intentos <= room ? now.previos : now.intentos;
  const kept = now.intentos <= room ? room - now.intentos : room;
  const begin = now.intentos <= room ? now.desde : now.desde + length;
  const free = begin + length * (fading > kept ? 1 - kept / fading : 0);
  return Math.max(1, Math.ceil((free - ahora) / 1000));
}
