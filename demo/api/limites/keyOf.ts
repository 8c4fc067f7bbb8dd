/** By what tries are counted: kept as hashes, because the table counts and is no list of people. */
import { createHash } from 'node:crypto';

export function keyOf(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url');
}
