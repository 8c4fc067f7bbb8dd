/** The key under which tries are counted. It is a hash, so that the table is not a list of people. */
import { createHash } from 'node:crypto';

export function keyOf(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url');
}
