/** Makes one call to the server under check, over the network and as the portal makes it. */
import { randomUUID } from 'node:crypto';
import { buildUrl, type QueryValue } from '../../src/client/buildUrl.ts';
import type { EndpointKey } from '../../src/contract/endpoints.ts';

export interface Sending {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  /** In the place of `body`: sent as it is, as application/json. */
  text?: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** In the place of the call's own, for a preflight. */
  method?: string;
}

export interface ServerAnswer {
  call: EndpointKey;
  status: number;
  headers: Headers;
  text: string;
  /** The body as data; undefined when it is none. */
  data: unknown;
}

export type Fetch = (request: Request) => Promise<Response>;

/** After this many milliseconds without an answer the call has failed. */
const patienceMs = 30_000;

/** Rejects where the server gives no answer. */
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
  const asked = fetch(
    new Request(url, {
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
    }),
  );
  const [response, received] = await inTime(
    asked.then(async (answer) => [answer, await answer.text()] as const),
    limit,
  );
  return { call, status: response.status, headers: response.headers, text: received, data: parse(received) };
}

/** Does not leave it to the signal of a request, which Node forgets when it collects the request. */
async function inTime<T>(work: Promise<T>, limit: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`none within ${patienceMs / 1000} s`));
      limit.abort();
    }, patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
