/** A fault, and what it may alter in a request or an answer. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Rule } from '../../tools/check/rules.ts';

export interface Fault {
  name: string;
  call: EndpointKey;
  rule: Rule;
  /** Other rules that it breaks, as `rule of call`. */
  also?: string[];
  /** Alters the request; the server gets what it gives. */
  request?: (request: Request) => Request | Promise<Request>;
  /** Alters the answer of `call` only, unless `everywhere`; `wait` lets milliseconds pass by the clock of the check. */
  answer?: (answer: Altered, request: Request, sent: string, wait: (ms: number) => void) => Altered;
  everywhere?: true;
  /** Other calls that the check must make to see it. */
  with?: EndpointKey[];
}

/** An answer in the proxy's hands. */
export interface Altered {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: with `unknown` each of the faults would need a cast to the very type that it breaks
  body: any;
}

export const header =
  (name: string, value?: string) =>
  (answer: Altered): Altered => {
    const { [name]: _gone, ...headers } = answer.headers;
    return { ...answer, headers: value === undefined ? headers : { ...headers, [name]: value } };
  };

export const where =
  (
    test: (answer: Altered, request: Request, sent: string) => boolean,
    change: (answer: Altered) => Altered,
  ) =>
  (answer: Altered, request: Request, sent: string) =>
    test(answer, request, sent) ? change(answer) : answer;

export const edit =
  (change: (body: Altered['body']) => void) =>
  (answer: Altered): Altered => {
    const body = structuredClone(answer.body);
    change(body);
    return { ...answer, body };
  };

export const status =
  (code: number) =>
  (answer: Altered): Altered => ({ ...answer, status: code });

export const isStatus = (code: number) => (answer: Altered) => answer.status === code;

/** A success with a body: no preflight. */
export const ok = ({ status: code, body }: Altered) => code < 300 && typeof body === 'object';

/** Without a parameter of the query, as of a server that does not know it. */
export const ignoring = (name: string, value?: RegExp) => (request: Request) => {
  const url = new URL(request.url);
  if (value === undefined || value.test(url.searchParams.get(name) ?? '')) url.searchParams.delete(name);
  return new Request(url, request);
};

/** With one value, made of the last one, in the place of those of a parameter. */
export const withQuery = (name: string, change: (last: string) => string) => (request: Request) => {
  const url = new URL(request.url);
  const last = url.searchParams.getAll(name).at(-1);
  if (last !== undefined) url.searchParams.set(name, change(last));
  return new Request(url, request);
};

/** With one more parameter of the query. */
export const withParameter = (name: string, value: string) => (request: Request) => {
  const url = new URL(request.url);
  url.searchParams.append(name, value);
  return new Request(url, request);
};

export const withHeader =
  (name: string, value: string | undefined, test = (_: Request) => true) =>
  (request: Request) => {
    if (!test(request)) return request;
    const changed = new Request(request);
    if (value === undefined) changed.headers.delete(name);
    else changed.headers.set(name, value);
    return changed;
  };

export const refusedAs = (code: string) => (answer: Altered) => answer.body?.code === code;
