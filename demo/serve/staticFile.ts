// Answers with one file: weak ETag, 304, HEAD, and Brotli or gzip made once per version of the file and kept in memory. A file
// that is requested again gets Brotli's best compression in the background, because an answer cannot wait that long.
// It knows nothing of folders or routes; the caller has decided that the file may be seen.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';

type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
  version: string;
  /** The ETag of all its encodings; weak, since their bytes differ. */
  etag: string;
  bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** True if its smallest form is made or under way. */
  isSmallest: boolean;
}

/** Types of programs are shown as text; hono takes them for videos. */
const TYPES = { ...mimes, ts: 'text/plain; charset=utf-8' };

const store = new Map<string, Stored>();
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * The response for `path` (absolute), or undefined when there is no such file or its kind is not served.
 * `headers` are added; `status` is for pages such as 404, which never answer 304.
 */
export async function sendFile(
  request: Request,
  path: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response | undefined> {
  const type = getMimeType(path, TYPES);
  const found = type === undefined ? undefined : await load(path);
  if (type === undefined || found === undefined) return undefined;

  const encoding = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
    ? chooseEncoding(request.headers.get('accept-encoding'))
    : 'identity';
  const answer = new Headers({ ...headers, 'content-type': type, etag: found.etag, vary: 'accept-encoding' });
  answer.set('x-content-type-options', 'nosniff');
  if (status === 200 && matches(request.headers.get('if-none-match'), found.etag)) {
    return new Response(null, { status: 304, headers: answer });
  }
  const body = await encode(path, found, encoding);
  if (encoding !== 'identity') answer.set('content-encoding', encoding);
  answer.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer });
}

async function load(path: string): Promise<Stored | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const version = `${info.mtimeMs}-${info.size}`;
  const known = store.get(path);
  if (known?.version === version) return known;
  const bytes = new Uint8Array(await readFile(path));
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const stored: Stored = {
    version,
    etag,
    bodies: new Map([['identity', Promise.resolve(bytes)]]),
    isSmallest: false,
  };
  store.set(path, stored);
  return stored;
}

function encode(path: string, stored: Stored, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = stored.bodies.get(encoding);
  if (known) {
    if (encoding === 'br' && !stored.isSmallest) void makeSmallest(path, stored);
    return known;
  }
  const made = encoding === 'br' ? brotli(path, QUICK) : readFile(path).then(gzipped);
  stored.bodies.set(encoding, made);
  return made;
}

/** Qualities of Brotli. The best makes the bundle 7 % smaller, in fifteen times the time. */
const QUICK = 9;
const SMALLEST = 11;

/** One file after another, because each keeps a core busy for up to a second. */
let queue = Promise.resolve();

async function makeSmallest(path: string, stored: Stored): Promise<void> {
  stored.isSmallest = true;
  queue = queue.then(async () => {
    const small = await brotli(path, SMALLEST).catch(() => undefined);
    // The file may have been replaced by now.
    if (small && store.get(path) === stored) stored.bodies.set('br', Promise.resolve(small));
  });
  await queue;
}

async function brotli(path: string, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await toBrotli(await readFile(path), { params }));
}

const gzipped = async (bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await toGzip(bytes, { level: 9 }));

function chooseEncoding(accepted: string | null): Encoding {
  const offers = parseAccept(accepted ?? '').flatMap(({ type, q }) => (q > 0 ? [type] : []));
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

function matches(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^(?!W\/)/, 'W/') === etag);
}
