// Serves the built bundle with the cache and CORS headers that demo/docs/hosting.md asks of whoever hosts it. Module scripts and
// fonts are always fetched with CORS, so without these headers a page of another origin gets nothing.
import { insideFolder } from './insideFolder.ts';
import { sendFile } from './staticFile.ts';

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Files with a content hash in their name never change; those with stable names are revalidated each time. */
const HASHED = /^\/(chunks|assets)\//;

/** The answer for `path` (below /widgets, starts with a slash). */
export async function serveBundle(request: Request, folder: string, path: string): Promise<Response> {
  const file = insideFolder(folder, path);
  const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const sent = file && (await sendFile(request, file, { ...CROSS_ORIGIN, 'cache-control': cache }));
  if (sent) return sent;
  const headers = { ...CROSS_ORIGIN, 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };
  return new Response('No such file in the bundle.', { status: 404, headers });
}
