// MooTools has a class of its own under the name of the browser's Request, and nothing leads to the browser's any more. Old stand-ins of
// fetch have one of theirs.

/** Holds what the portal's client asks of a request, until it is sent. */
class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly init: RequestInit;

  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.headers = new Headers(init.headers);
    this.init = init;
  }
}

/** `Request` and `fetch` for a page that has another `Request`. */
export const plainRequest = {
  Request: PlainRequest,
  fetch: (input: string | URL | PlainRequest, init?: RequestInit): Promise<Response> =>
    input instanceof PlainRequest ? send(input.url, input.init) : send(input, init),
};

/** whatwg-fetch, which is marked so, changes the address of a call that says `cache`, and the contract refuses what it adds. */
const send = (input: string | URL, init: RequestInit = {}): Promise<Response> => {
  const { cache: _, ...rest } = init;
  return fetch(input, 'polyfill' in fetch ? rest : init);
};
