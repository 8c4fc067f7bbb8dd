/** Compresses JSON, on another thread and in one piece: a stream for each answer would cost more than its compression. */
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { Answer } from './answer.ts';

const gzip = promisify(gzipCallback);

/** Bytes. Shorter answers gain nothing. */
const worthIt = 1024;

/** Hono's `compress` leaves the result alone, and does for other answers and for rarer ways of asking. */
export async function encode(
  { body, headers }: Answer,
  accepted: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer> | null; headers: Record<string, string> }> {
  if (body === null || body.length < worthIt) return { body, headers };
  const vary = { ...headers, vary: 'Accept-Encoding' };
  if (!/(^|,)\s*gzip\s*(,|$)/i.test(accepted ?? '')) return { body, headers: vary };
  const packed = await gzip(body);
  return {
    body: packed,
    headers: {
      ...vary,
      'content-encoding': 'gzip',
      'content-length': String(packed.byteLength),
      ...(headers.etag && { etag: `W/${headers.etag}` }),
    },
  };
}
