/**
 * `version` as ETag, and If-Match read back. If-None-Match is not looked at: what is worked out (a place in the waiting list,
 * what may be cancelled today) changes without the record, and a 304 would call it fresh.
 */
import type { HonoRequest } from 'hono';
import { ProblemError } from './problem.ts';

export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * The version that the caller saw, or undefined for `*` (any). Throws 428 without the header. A weak tag is taken too:
 * proxies that compress make tags weak. What is no tag of ours gives 0, which no record has as its version.
 */
export function readIfMatch(req: HonoRequest): number | undefined {
  const header = req.header('if-match')?.trim();
  if (!header)
    throw new ProblemError('version_requerida', { detail: 'Send If-Match with the ETag of your last read.' });
  if (header === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1] ?? 0);
}
