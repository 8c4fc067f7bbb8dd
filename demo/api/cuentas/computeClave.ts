/** The thread of passwords.ts. */
import { hashSync, verifySync } from '@node-rs/argon2';
import type { ClaveJob } from './passwords.ts';

/** Returns a new hash, or for each hash whether it is the password's. */
export function computeClave(job: ClaveJob): string | boolean[] {
  return 'hashes' in job
    ? job.hashes.map((one) => verifySync(one, job.clave))
    : hashSync(job.clave, { ...job.cost, ...(job.salt && { salt: job.salt }) });
}
