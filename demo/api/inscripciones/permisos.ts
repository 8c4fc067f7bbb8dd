/**
 * Makes and checks permits: codes that prove that somebody sent an application, because only its answer contains one. A
 * permit is an HMAC of the application's number with the server's key, so the database does not store it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../cuentas/loadKeys.ts';

export function permisoOf({ kid, secrets }: SigningKeys, solicitud: string): string {
  const secret = secrets.get(kid);
  if (!secret) throw new Error(`No secret for key ${kid}.`);
  return sign(secret, solicitud).toString('base64url');
}

/** Compares in constant time. */
export function isPermiso({ secrets }: SigningKeys, solicitud: string, given: string): boolean {
  const typed = Buffer.from(given, 'base64url');
  return [...secrets.values()]
    .map((secret) => sign(secret, solicitud))
    .reduce((good, right) => (typed.length === right.length && timingSafeEqual(typed, right)) || good, false);
}

function sign(secret: Uint8Array, solicitud: string): Buffer {
  return createHmac('sha256', secret).update(`permiso de la solicitud ${solicitud}`).digest();
}
