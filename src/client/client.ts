/**
 * The HTTP client: typed by the contract, says what failed, and nothing more. It never navigates, keeps no session and
 * knows no interface; whoever makes it gives the base and the credential.
 */
import ky, { HTTPError, isKyError, type KyInstance } from 'ky';
import type { ClaveRuta } from '../contract/rutas.ts';
import { ApiError, emptyBodyText } from './apiError.ts';
import { buildUrl, type QueryValue } from './buildUrl.ts';
import type { Answer, CallOptions, CallRest, FileKey, MediaOf } from './call.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

export interface ClientDeps {
  /** What stands before `/api`, without a slash at the end. Asked at each call. */
  base: () => string;
  /** The bearer credential, when there is one; a promise while the person is asked for it. Sent to the base and nowhere else. */
  credential?: () => string | undefined | Promise<string | undefined>;
  /**
   * A call that carried this credential was answered 401. What it resolves with is the credential to repeat the call
   * with, once; undefined: not to be repeated. `repeated`: this was that one repetition.
   */
  onUnauthorized?: (credential: string, repeated: boolean) => Promise<string | undefined> | undefined;
  /** When an answer was given, by the server's clock, in milliseconds; where the answer lets one read it. */
  onDate?: (instant: number) => void;
  /** BCP 47 tag for Accept-Language: mails and documents come in the client's language. */
  language?: () => string | undefined;
}

export interface Client {
  /** Rejects with ApiError. Reads answer the body; a 204 answers undefined. */
  <K extends ClaveRuta>(clave: K, ...rest: CallRest<K>): Promise<Answer<K>>;
  /** The same record as a document. */
  file: <K extends FileKey>(clave: K, media: MediaOf<K>, ...rest: CallRest<K>) => Promise<Blob>;
}

interface LooseInput extends CallOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
}

export function createClient(deps: ClientDeps): Client {
  // No time limit (spec.md 9). One quick retry of reads that met a gateway in trouble; a POST is never repeated unseen.
  const http = ky.create({
    timeout: false,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      afterStatusCodes: [],
      delay: () => 250,
    },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });

  const call = async <K extends ClaveRuta>(clave: K, ...rest: CallRest<K>): Promise<Answer<K>> => {
    const request = prepare(deps, clave, rest[0], 'application/json');
    const response = await send(http, deps, request);
    return (await readJson(request, response)) as Answer<K>;
  };

  const file = async <K extends FileKey>(
    clave: K,
    media: MediaOf<K>,
    ...rest: CallRest<K>
  ): Promise<Blob> => {
    const accept: string = media;
    const request = prepare(deps, clave, rest[0], accept);
    const response = await send(http, deps, request);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith(accept))
      throw new ApiError({ ...request.where, kind: isHtml(type) ? 'html' : 'format' });
    return await settle(request, response.blob());
  };

  return Object.assign(call, { file });
}

interface Prepared {
  url: URL;
  where: { method: string; url: string };
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal | undefined;
  anonymous: boolean;
  keepalive: boolean;
}

function prepare(deps: ClientDeps, clave: ClaveRuta, given: unknown, accept: string): Prepared {
  const input = (given ?? {}) as LooseInput;
  const [method = '', path = ''] = clave.split(' ', 2);
  const base = deps.base();
  const url = buildUrl(base, path, input.params, input.query);
  // An id that would climb the path is an id of nothing: answered here as the API would.
  if (url === undefined) {
    throw new ApiError({
      kind: 'http',
      method,
      url: `${base}${path}`,
      status: 404,
      body: { code: 'no_encontrado' },
    });
  }
  const language = deps.language?.();
  const headers: Record<string, string> = { accept };
  if (language !== undefined) headers['accept-language'] = language;
  if (method === 'POST') headers['idempotency-key'] = input.idempotencyKey ?? newIdempotencyKey();
  if (input.ifMatch !== undefined) headers['if-match'] = `"${input.ifMatch}"`;
  const where = { method, url: `${url.origin}${url.pathname}` };
  return {
    url,
    where,
    headers,
    body: input.body,
    signal: input.signal,
    anonymous: input.anonymous === true,
    keepalive: input.keepalive === true,
  };
}

/** With the credential of the moment; after a 401 once more with another, if there is one: the same call, the same key. */
async function send(http: KyInstance, deps: ClientDeps, request: Prepared): Promise<Response> {
  const credential = request.anonymous ? undefined : await obtain(request, deps.credential?.());
  try {
    return await attempt(http, deps, request, credential);
  } catch (error) {
    if (credential === undefined || !isRefused(error)) throw error;
    const another = await obtain(request, deps.onUnauthorized?.(credential, false));
    if (another === undefined) throw error;
    return await repeat(http, deps, request, another);
  }
}

async function repeat(http: KyInstance, deps: ClientDeps, request: Prepared, credential: string) {
  try {
    return await attempt(http, deps, request, credential);
  } catch (error) {
    if (isRefused(error)) void deps.onUnauthorized?.(credential, true);
    throw error;
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

async function attempt(
  http: KyInstance,
  deps: ClientDeps,
  request: Prepared,
  credential: string | undefined,
): Promise<Response> {
  const { url, where, body, signal, keepalive } = request;
  const authorization = credential === undefined ? {} : { authorization: `Bearer ${credential}` };
  try {
    const response = await http(url, {
      method: where.method,
      headers: { ...request.headers, ...authorization },
      // A redirect could carry the credential to another origin; no call of the contract redirects.
      redirect: 'error',
      ...(keepalive ? { keepalive } : {}),
      ...(body === undefined ? {} : { json: body }),
      ...(signal === undefined ? {} : { signal }),
    });
    tellDate(deps, response);
    return response;
  } catch (cause) {
    if (!(cause instanceof HTTPError)) throw failure(request, cause);
    tellDate(deps, cause.response);
    throw answered(request, cause);
  }
}

/** A credential that the person is still asked for; who gives the call up meanwhile does not wait for it. */
async function obtain(request: Prepared, credential: string | undefined | Promise<string | undefined>) {
  if (!(credential instanceof Promise)) return credential;
  const { signal } = request;
  if (signal === undefined) return await credential;
  let stop: (() => void) | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    stop = () => reject(failure(request, signal.reason));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([credential, givenUp]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}

/** Another origin's answer shows it only where CORS exposes it. */
function tellDate({ onDate }: ClientDeps, { headers }: Response): void {
  const instant = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(instant)) onDate?.(instant);
}

/** spec.md 8: the response body, or a fixed text when there is none. ky's error is not kept: it holds the request. */
function answered({ where }: Prepared, { response, data }: HTTPError): ApiError {
  const { status, headers } = response;
  const body = hasBody(data) ? data : emptyBodyText;
  return new ApiError({
    ...where,
    kind: 'http',
    status,
    body,
    retryAfter: seconds(headers.get('retry-after')),
  });
}

function hasBody(data: unknown): boolean {
  return data !== undefined && data !== null && data !== '';
}

async function readJson(request: Prepared, response: Response): Promise<unknown> {
  const text = await settle(request, response.text());
  if (text === '') return undefined;
  const parsed = parseJson(text);
  if (parsed !== undefined) return parsed.value;
  const html = isHtml(response.headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
  throw new ApiError({ ...request.where, kind: html ? 'html' : 'format', status: response.status });
}

/** The parser's own error is dropped: its message quotes the answer, which may hold a token. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

async function settle<T>(request: Prepared, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw failure(request, cause);
  }
}

/** Whatever is neither an answer nor the caller's own doing is the network's. */
function failure(request: Prepared, cause: unknown): ApiError {
  const kind = request.signal?.aborted === true ? 'abort' : 'network';
  return new ApiError({ ...request.where, kind, cause: rootOf(cause) });
}

/** fetch's own error. ky's wrappers are left out: they hold the request, and with it the credential. */
function rootOf(error: unknown): unknown {
  return isKyError(error) ? error.cause : error;
}

function isHtml(type: string): boolean {
  return /^(?:text\/html|application\/xhtml)/i.test(type);
}

/** Retry-After as seconds; its other form, a date, is counted from now. */
function seconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
