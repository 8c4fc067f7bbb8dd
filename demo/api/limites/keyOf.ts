/** The key that tries are counted by: a hash, because the table shall be no list of people. */
import { createHash } from 'node:crypto';

export function keyOf(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url');
}
