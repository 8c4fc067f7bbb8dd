// Replaces the browser's classes and fetch with ones made of XMLHttpRequest, as whatwg-fetch does if it is forced: a body
// is text and no stream, there are no redirect modes, and a call that says `cache` gets another address.
(() => {
  class Headers {
    constructor(from) {
      this.map = {};
      const entries = from instanceof Headers ? Object.entries(from.map) : Object.entries(from ?? {});
      for (const [name, value] of entries) this.set(name, value);
    }
    set(name, value) {
      this.map[name.toLowerCase()] = String(value);
    }
    get(name) {
      return this.map[name.toLowerCase()] ?? null;
    }
  }
  class Request {
    constructor(input, { method = 'GET', headers, body = null, cache } = {}) {
      this.url = String(input.url ?? input);
      this.method = method;
      this.headers = new Headers(headers);
      this.body = body;
      if (cache === 'no-store' || cache === 'no-cache')
        this.url += `${this.url.includes('?') ? '&' : '?'}_=${Date.now()}`;
    }
  }
  class Response {
    constructor(text, { status, headers, url }) {
      Object.assign(this, { status, headers, url, ok: status >= 200 && status < 300 });
      this.text = () => Promise.resolve(text);
      this.json = () => this.text().then(JSON.parse);
    }
  }
  const fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const call = new XMLHttpRequest();
      call.onload = () => {
        const headers = new Headers();
        for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
          const [name, ...value] = line.split(':');
          headers.set(name, value.join(':').trim());
        }
        resolve(new Response(call.responseText, { status: call.status, headers, url: call.responseURL }));
      };
      call.onerror = () => reject(new TypeError('Network request failed'));
      call.open(request.method, request.url);
      for (const [name, value] of Object.entries(request.headers.map)) call.setRequestHeader(name, value);
      call.send(request.body);
    });
  fetch.polyfill = true;
  Object.assign(window, { Headers, Request, Response, fetch });
})();
