/**
 * The HTTP client: it is typed by the contract and says what failed, nothing more. It never navigates, keeps no session and
 * knows no interface; its creator provides the base and the credential.
 */
import type { EndpointKey } from '../contract/endpoints.ts';
import { contractVersion } from '../contract/version.ts';
import { ApiError } from './apiError.ts';
import { buildUrl, type QueryValue } from './buildUrl.ts';
import type { Answer, CallOptions, CallRest, FileKey, MediaOf } from './call.ts';
import { exchange, failure, type PreparedCall, readFile, readJson } from './exchange.ts';
import { hasWrittenFields } from './hasWrittenFields.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

export interface ClientDeps {
  /** The address before `/api`, without a trailing slash. Read at each call. */
  base: () => string;
  /** The bearer credential, when there is one; a promise while the person is asked for it. Sent to the base and nowhere else. */
  credential?: () => string | undefined | Promise<string | undefined>;
  /**
   * Called when a call with this credential was answered 401. Resolves with the credential for the one retry of the call, or
   * with undefined if the call must not be retried. `repeated`: this was that retry.
   */
  onUnauthorized?: (credential: string, repeated: boolean) => Promise<string | undefined> | undefined;
  /** Receives the time of each answer by the server's clock, in milliseconds, if the answer shows it. */
  onDate?: (instant: number) => void;
  /** The browser's own by default. */
  fetch?: PreparedCall['fetch'];
  /** BCP 47 tag for Accept-Language: mails and documents come in the client's language. */
  language?: () => string | undefined;
}

export interface Client {
  /** Rejects with ApiError. Resolves with the body, or with undefined for a 204. */
  <K extends EndpointKey>(key: K, ...rest: CallRest<K>): Promise<Answer<K>>;
  /** Returns the same record as a document. */
  file: <K extends FileKey>(key: K, media: MediaOf<K>, ...rest: CallRest<K>) => Promise<Blob>;
}

/** Names the bare type too, because a server that compares parameters would find no match for the other one. */
const acceptJson = `application/json, application/json;contract=${contractVersion}`;

interface LooseInput extends CallOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
}

export function createClient(deps: ClientDeps): Client {
  const request = async (key: EndpointKey, given: unknown, accept: string) => {
    const input = (given ?? {}) as LooseInput;
    const call = prepare(deps, key, input, accept);
    return { call, response: await send(deps, call, input.anonymous === true) };
  };

  const client = async <K extends EndpointKey>(key: K, ...rest: CallRest<K>): Promise<Answer<K>> => {
    const { call, response } = await request(key, rest[0], acceptJson);
    const answer = await readJson(call, response);
    if (hasWrittenFields(key, answer)) return answer as Answer<K>;
    throw new ApiError({ ...call.where, kind: 'format', status: response.status });
  };

  const file = async <K extends FileKey>(key: K, media: MediaOf<K>, ...rest: CallRest<K>): Promise<Blob> => {
    const { call, response } = await request(key, rest[0], media);
    return await readFile(call, response, media);
  };

  return Object.assign(client, { file });
}

function prepare(deps: ClientDeps, key: EndpointKey, input: LooseInput, accept: string): PreparedCall {
  const [method = '', path = ''] = key.split(' ', 2);
  const base = deps.base();
  const url = buildUrl(base, path, input.params, input.query);
  // An id that would climb the path belongs to no record: answer as the API would.
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
  return {
    url,
    where: { method, url: `${url.origin}${url.pathname}` },
    headers,
    body: input.body,
    fetch: deps.fetch ?? fetch,
    signal: input.signal,
    keepalive: input.keepalive === true,
    cache: method === 'GET' && input.anonymous === true ? 'no-cache' : 'no-store',
  };
}

/** Sends with the current credential. After a 401 it retries the same call, with the same key, once with another credential, if any. */
async function send(deps: ClientDeps, call: PreparedCall, anonymous: boolean): Promise<Response> {
  const tell = (response: Response) => tellDate(deps, response);
  const credential = anonymous ? undefined : await obtain(call, deps.credential?.());
  try {
    return await exchange(call, credential, tell);
  } catch (error) {
    if (credential === undefined || !isRefused(error)) throw error;
    const another = await obtain(call, deps.onUnauthorized?.(credential, false));
    if (another === undefined) throw error;
    return await exchange(call, another, tell).catch((repeatedError: unknown) => {
      if (isRefused(repeatedError)) void deps.onUnauthorized?.(another, true);
      throw repeatedError;
    });
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Waits while the person is asked for a credential, unless the caller aborts the call meanwhile. */
async function obtain(call: PreparedCall, credential: string | undefined | Promise<string | undefined>) {
  if (!(credential instanceof Promise)) return credential;
  const { signal } = call;
  if (signal === undefined) return await credential;
  let stop: (() => void) | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    stop = () => reject(failure(call, signal.reason));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([credential, givenUp]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}

/** A cross-origin answer shows its date only if CORS exposes it. */
function tellDate({ onDate }: ClientDeps, { headers }: Response): void {
  const instant = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(instant)) onDate?.(instant);
}
