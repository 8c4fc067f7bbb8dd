/**
 * What proves that somebody sent an application: a code that only its answer holds. It is made from the application's
 * number with the server's key, so that nothing is kept and a number that does not exist has none that anybody knows.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../cuentas/loadKeys.ts';

export function permisoOf({ kid, secrets }: SigningKeys, solicitud: string): string {
  const secret = secrets.get(kid);
  if (!secret) throw new Error(`No secret for key ${kid}.`);
  return sign(secret, solicitud).toString('base64url');
}

/** Takes the same time whatever is wrong with it. */
export function isPermiso({ secrets }: SigningKeys, solicitud: string, given: string): boolean {
  const typed = Buffer.from(given, 'base64url');
  return [...secrets.values()]
    .map((secret) => sign(secret, solicitud))
    .reduce((good, right) => (typed.length === right.length && timingSafeEqual(typed, right)) || good, false);
}

function sign(secret: Uint8Array, solicitud: string): Buffer {
  return createHmac('sha256', secret).update(`permiso de la solicitud ${solicitud}`).digest();
}
