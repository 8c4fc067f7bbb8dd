// Answers with one file: strong ETag, 304, HEAD, and Brotli or gzip made once per version of the file and kept in memory. A file
// that is requested again gets Brotli's best compression in the background, because an answer cannot wait that long.
// It knows nothing of folders or routes; the caller has decided that the file may be seen.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
  version: string;
  etag: string;
  bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** True if its smallest form is made or under way. */
  isSmallest: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

const store = new Map<string, Stored>();
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The media type by the file's extension, or undefined when files of that kind are not served. */
function typeOf(path: string): string | undefined {
  return TYPES[extname(path)];
}

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
  const type = typeOf(path);
  const found = type === undefined ? undefined : await load(path);
  if (type === undefined || found === undefined) return undefined;

  const encoding = COMPRESSIBLE.test(type)
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
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
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
  const offers = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0+)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

function matches(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
