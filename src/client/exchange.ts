/** One exchange over fetch: sends a prepared call, says what failed, reads what came back. */
import { parseJson } from '../domain/parseJson.ts';
import { ApiError, emptyBodyText } from './apiError.ts';

/** What is passed with the address. Not a Request: a page may have its own class of that name, as with MooTools. */
export interface CallInit extends RequestInit {
  readonly method: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface PreparedCall {
  url: URL;
  /** The call as errors name it, without query and credential. */
  where: { method: string; url: string };
  headers: Record<string, string>;
  body: unknown;
  fetch: (url: string, init: CallInit) => Promise<Response>;
  signal: AbortSignal | undefined;
  keepalive: boolean;
  /** The browser caches only public answers, and revalidates them by ETag. */
  cache: 'no-cache' | 'no-store';
}

/** A proxy answers with these when the server behind it does not. */
const troubled: readonly number[] = [502, 503, 504];

/** Milliseconds before a read is retried. */
const retryDelay = 250;

/** Resolves with an ok response, or rejects with what failed. Has no time limit (spec.md 9). */
export async function exchange(
  call: PreparedCall,
  credential: string | undefined,
  onResponse: (response: Response) => void,
): Promise<Response> {
  const attempt = () => reportingFailure(call, send(call, credential));
  const response = call.where.method === 'GET' ? await sendAgain(attempt) : await attempt();
  onResponse(response);
  if (!response.ok) throw await refusal(call, response);
  return response;
}

/** Retries a read once if it got no answer, or a gateway error. A POST is never retried silently. */
async function sendAgain(attempt: () => Promise<Response>): Promise<Response> {
  const first = await attempt().catch((error: ApiError) => error);
  if (first instanceof ApiError) {
    if (first.kind === 'abort') throw first;
  } else if (!troubled.includes(first.status)) return first;
  await new Promise((resume) => setTimeout(resume, retryDelay));
  return await attempt();
}

function send(
  { url, where, headers, body, fetch, signal, keepalive, cache }: PreparedCall,
  credential: string | undefined,
): Promise<Response> {
  return fetch(url.href, {
    method: where.method,
    headers: {
      ...headers,
      ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    credentials: 'omit',
    cache,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // A redirect could carry the credential to another origin; no call of the contract redirects.
    redirect: 'error',
    keepalive,
    signal: signal ?? null,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** spec.md 8: the response body, or a fixed text when there is none. */
async function refusal(call: PreparedCall, response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const text = await reportingFailure(call, response.text());
  const isJson = /^application\/(?:[\w.+-]+\+)?json/i.test(headers.get('content-type') ?? '');
  const data = isJson ? parseJson(text)?.value : text;
  return new ApiError({
    ...call.where,
    kind: 'http',
    status,
    body: data === undefined || data === null || data === '' ? emptyBodyText : data,
    retryAfter: seconds(headers.get('retry-after')),
  });
}

/** The body as data; undefined when there is none. */
export async function readJson(call: PreparedCall, response: Response): Promise<unknown> {
  const text = await reportingFailure(call, response.text());
  if (text === '' && call.where.method !== 'GET') return undefined;
  const parsed = parseJson(text);
  if (parsed !== undefined) return parsed.value;
  const html = isHtml(response.headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
  throw new ApiError({ ...call.where, kind: html ? 'html' : 'format', status: response.status });
}

/** The body as a file, which must be of the type `accept`. */
export async function readFile(call: PreparedCall, response: Response, accept: string): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(accept)) throw new ApiError({ ...call.where, kind: isHtml(type) ? 'html' : 'format' });
  return await reportingFailure(call, response.blob());
}

async function reportingFailure<T>(call: PreparedCall, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw failure(call, cause);
  }
}

/** What is neither an answer nor the caller's own abort counts as a network failure. */
export function failure({ where, signal }: PreparedCall, cause: unknown): ApiError {
  return new ApiError({ ...where, kind: signal?.aborted === true ? 'abort' : 'network', cause });
}

function isHtml(type: string): boolean {
  return /^(?:text\/html|application\/xhtml)/i.test(type);
}

/** Retry-After in seconds; its other form, a date, is counted from now. */
function seconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
