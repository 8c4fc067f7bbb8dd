/** The thread of passwords.ts: computes one hash after the other. */
import { hashSync, verifySync } from '@node-rs/argon2';
import { serveJobs } from '../http/workers.ts';
import type { ClaveJob } from './passwords.ts';

serveJobs<ClaveJob, string | boolean[]>(async (job) =>
  'hashes' in job
    ? job.hashes.map((one) => verifySync(one, job.clave))
    : hashSync(job.clave, { ...job.cost, ...(job.salt && { salt: job.salt }) }),
);
