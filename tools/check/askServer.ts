/** Makes one call to the server under check, over the network and in the same way as the portal. */
import { randomUUID } from 'node:crypto';
import { buildUrl, type QueryValue } from '../../src/client/buildUrl.ts';
import type { EndpointKey } from '../../src/contract/endpoints.ts';

export interface Sending {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  /** Instead of `body`: sent unchanged, as application/json. */
  text?: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Instead of the call's own, for a preflight. */
  method?: string;
}

export interface ServerAnswer {
  call: EndpointKey;
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  data: unknown;
}

export type Fetch = (request: Request) => Promise<Response>;

/** After this many milliseconds without a complete answer the call has failed. */
const patienceMs = 30_000;

/** Ten times the longest answer of the contract, the file of a ledger of many years; more would endanger this process's memory. */
const bytesMax = 16 * 2 ** 20;

/** The server took too long, and the call was abandoned. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** Rejects if the server gives no answer, none in time, or an endless one. No connection is left open then. */
export async function askServer(
  { base, fetch }: { base: string; fetch: Fetch },
  call: EndpointKey,
  { params, query, body, text, token, headers = {}, method }: Sending,
): Promise<ServerAnswer> {
  const [verb = '', path = ''] = call.split(' ');
  const url = buildUrl(base, path, params, query);
  if (url === undefined) throw new Error(`${call}: no path can be made of ${JSON.stringify(params)}`);
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const limit = new AbortController();
  const request = new Request(url, {
    method: method ?? verb,
    headers: {
      accept: 'application/json',
      ...(verb === 'POST' && method === undefined && { 'idempotency-key': randomUUID() }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    redirect: 'manual',
    signal: limit.signal,
    ...(sent !== undefined && { body: sent }),
  });
  underWay.add(request);
  try {
    const asked = fetch(request).then(
      async (answer) => [answer, await readText(answer, limit.signal)] as const,
    );
    const [response, received] = await inTime(asked, limit);
    return {
      call,
      status: response.status,
      headers: response.headers,
      text: received,
      data: parse(received),
    };
  } finally {
    underWay.delete(request);
  }
}

/** Node drops the signal of a garbage-collected request, and the connection then stays open: this keeps them from collection. */
const underWay = new Set<Request>();

async function inTime<T>(work: Promise<T>, limit: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Silence(`none within ${patienceMs / 1000} s`);
      reject(error);
      limit.abort(error);
    }, patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Counts the bytes after decompression: a small file can become a large one. */
async function readText({ body }: Response, signal: AbortSignal): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > bytesMax) {
      giveUp();
      throw new Error(`its body goes on after ${bytesMax / 2 ** 20} MB`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
