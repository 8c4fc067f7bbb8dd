/** Compresses JSON, on another thread and in one piece: a stream for each answer would cost more than its compression. */
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { PlainAnswer } from './answer.ts';
import { standFor } from './headers.ts';

const gzip = promisify(gzipCallback);

/** Bytes. Shorter answers gain nothing. */
const worthIt = 1024;

/** Rarer ways of asking are left to hono's `compress`, as are other answers. */
export async function encode(answer: PlainAnswer, accepted: string | undefined): Promise<Response> {
  const { status, body } = answer;
  if (body === null || body.length < worthIt) return standFor(answer);
  const headers: Record<string, string> = { ...answer.headers, vary: 'Accept-Encoding' };
  if (accepted === undefined) return standFor({ status, body, headers });
  if (!/(^|,)\s*gzip\s*(,|$)/i.test(accepted)) return new Response(body, { status, headers });
  const packed = await gzip(body);
  return standFor({
    status,
    body: packed,
    headers: {
      ...headers,
      'content-encoding': 'gzip',
      'content-length': String(packed.byteLength),
      ...(headers.etag && { etag: `W/${headers.etag}` }),
    },
  });
}
