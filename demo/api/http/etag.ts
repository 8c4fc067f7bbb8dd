/**
 * Writes `version` as ETag and reads If-Match. It ignores If-None-Match: computed fields, such as a place in the waiting
 * list, change without the version, so a 304 could be wrong.
 */
import type { HonoRequest } from 'hono';
import { ProblemError } from './problem.ts';

export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * Returns the version in If-Match; undefined for `*` (any). Throws 428 without the header. Accepts weak tags too, because
 * proxies that compress make tags weak. Returns 0, which no record has, for a tag that is not ours.
 */
export function readIfMatch(req: HonoRequest): number | undefined {
  const header = req.header('if-match')?.trim();
  if (!header)
    throw new ProblemError('version_requerida', { detail: 'Send If-Match with the ETag of your last read.' });
  if (header === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1] ?? 0);
}
