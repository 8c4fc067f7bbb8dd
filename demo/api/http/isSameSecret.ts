/** Compares a text that a caller sent with a secret in constant time, so that the time reveals nothing about it. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** False if there is no secret; that takes the same time. */
export function isSameSecret(given: string, secret: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret ?? '')) && secret !== null;
}
