// Serves the test pages: proxies the real server, makes pages with their own CSP, serves the host pages and other copies of the
// bundle, and makes files fail, hang or turn into HTML a number of times.

import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { TestRunnerConfig } from '@web/test-runner';
import { bundleApp } from './bundleApp.ts';
import { tailwindSheet } from './tailwindSheet.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];
type Context = Parameters<Middleware>[0];

/**
 * Makes requests below `/fallo/<name>/` whose path contains `path` go wrong, `times` times; `hold` waits for a release,
 * `changed` answers with one byte more, `plain` as text, `closed` answers no other origin, `no-terms` answers as an API whose
 * institution has no document of its terms, a `contract-2` as one of another contract. `locked` asks for a password,
 * `gateway` is the page of a proxy whose API is down, `moved` sends to the portal, which answers this page, and `away` to
 * another site, which does not. `reads` answers other origins what they read, and refuses what they would have to ask for
 * first. `with` changes what is answered.
 */
interface Fault {
  path: string;
  as:
    | 'error'
    | 'empty'
    | 'html'
    | 'json'
    | 'hang'
    | 'hold'
    | 'problem'
    | 'no-terms'
    | 'changed'
    | 'plain'
    | 'locked'
    | 'gateway'
    | 'moved'
    | 'away'
    | 'closed'
    | 'reads'
    | 'down'
    | 'forbidden'
    | 'contract-2'
    | 'with';
  times: number;
  /** What `with` puts into the answer's JSON; null takes a field away. */
  fields?: Record<string, unknown>;
  /** What becomes of a held request once it is released; it is answered by default. */
  after?: Pick<Fault, 'as' | 'fields'>;
}

interface Place {
  faults: Fault[];
  requests: string[];
  /** The functions that continue held requests. */
  held: (() => void)[];
}

interface PageRequest {
  head?: string;
  body?: string;
  csp?: string;
  lang?: string;
  htmlAttributes?: string;
  /** All of the page, instead of what is made of the others. */
  whole?: string;
  headers?: Record<string, string>;
}

const watcher = readFileSync(new URL('./watcher.js', import.meta.url), 'utf8');
const hostPages = new URL('../hostPages/', import.meta.url);
const readme = new URL('../../../README.md', import.meta.url);
const hosting = new URL('../../../demo/docs/hosting.md', import.meta.url);
/** The guides say that the bundle is here. */
const portal = 'https://portal.su-institucion.example';
const own = [
  '/api/',
  '/widgets/',
  '/cms',
  '/etiquetas',
  '/docs/',
  '/generador',
  '/hostil',
  '/portal/',
  '/comun/',
  '/imagenes/',
];

const page = ({ head = '', body = '', lang = 'es', htmlAttributes = '' }: PageRequest): string =>
  `<!doctype html><html lang="${lang}" ${htmlAttributes}><head><meta charset="utf-8"><title>Página anfitriona</title><script src="/prueba/watcher.js"></script>${head}</head><body>${body}</body></html>`;

/** Returns what the guides give a web admin to paste, word for word: the first HTML, and the policy. */
function readSnippet(): { html: string; policy: string } {
  const [, html = ''] = /^```html\n([\s\S]*?)^```/m.exec(readFileSync(readme, 'utf8')) ?? [];
  const [, policy = ''] = /^```text\n(script-src [\s\S]*?)^```/m.exec(readFileSync(hosting, 'utf8')) ?? [];
  return { html, policy: policy.replaceAll('\n', ' ') };
}

async function readBody(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * @param server the running demo server's address
 * @param set the set of sets.ts that runs
 */
export function benches(server: string, set: string): Middleware {
  const places = new Map<string, Place>();
  const placeOf = (name: string): Place => {
    const place = places.get(name) ?? { faults: [], requests: [], held: [] };
    places.set(name, place);
    return place;
  };

  async function forward(ctx: Context, path: string): Promise<void> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(ctx.req.headers)) {
      if (
        typeof value === 'string' &&
        !['host', 'connection', 'content-length', 'accept-encoding'].includes(name)
      )
        headers.set(name, value);
    }
    const hasBody = ctx.method !== 'GET' && ctx.method !== 'HEAD';
    const answer = await fetch(server + path, {
      method: ctx.method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: new Uint8Array(await readBody(ctx.req)) }),
    });
    ctx.status = answer.status;
    answer.headers.forEach((value, name) => {
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
        ctx.set(name, value);
    });
    ctx.body = Buffer.from(await answer.arrayBuffer());
  }

  async function failing(ctx: Context, name: string, rest: string): Promise<void> {
    const place = placeOf(name);
    if (rest === '/faults') {
      place.faults = JSON.parse((await readBody(ctx.req)).toString());
      ctx.body = '{}';
      return;
    }
    if (rest === '/requests') {
      ctx.body = JSON.stringify(place.requests);
      ctx.type = 'json';
      return;
    }
    if (rest === '/release') {
      for (const release of place.held.splice(0)) release();
      // Later requests are not held either, because the release may come before its request.
      place.faults = place.faults.filter(({ as }) => as !== 'hold');
      ctx.body = '{}';
      return;
    }
    place.requests.push(ctx.path);
    const found = place.faults.find(({ path, times }) => times > 0 && rest.includes(path));
    if (!found) return forward(ctx, rest + ctx.search);
    found.times -= 1;
    if (found.as === 'hold') await new Promise<void>((release) => place.held.push(release));
    const fault = found.as === 'hold' ? found.after : found;
    if (!fault) return forward(ctx, rest + ctx.search);
    if (fault.as === 'hang') {
      ctx.respond = false;
      return;
    }
    if (fault.as === 'with') {
      await forward(ctx, rest + ctx.search);
      const answer = Object.entries({ ...JSON.parse(String(ctx.body)), ...fault.fields });
      ctx.body = JSON.stringify(Object.fromEntries(answer.filter(([, value]) => value !== null)));
      ctx.set('cache-control', 'no-store');
      ctx.remove('etag');
      return;
    }
    if (fault.as === 'no-terms') {
      await forward(ctx, rest + ctx.search);
      ctx.body = String(ctx.body).replace(/,"url":"[^"]*\/terminos\/"/g, '');
      // The browser would keep it beyond the next question.
      ctx.set('cache-control', 'no-store');
      ctx.remove('etag');
      return;
    }
    if (fault.as === 'reads') {
      if (ctx.method === 'OPTIONS') ctx.status = 405;
      else await forward(ctx, rest + ctx.search);
      return;
    }
    if (fault.as === 'forbidden' || fault.as === 'down') {
      ctx.status = fault.as === 'down' ? 503 : 403;
      ctx.body = 'no';
      return;
    }
    if (fault.as === 'closed') {
      await forward(ctx, rest + ctx.search);
      ctx.remove('access-control-allow-origin');
      return;
    }
    if (fault.as === 'changed') {
      await forward(ctx, rest + ctx.search);
      ctx.body = `${ctx.body} `;
      ctx.remove('etag');
      return;
    }
    if (fault.as === 'plain') {
      await forward(ctx, rest + ctx.search);
      ctx.set('content-type', 'text/plain');
      ctx.remove('etag');
      return;
    }
    if (fault.as === 'moved' || fault.as === 'away') {
      const away = `http://127.0.0.1:${ctx.req.socket.localPort}/prueba/watcher.js`;
      ctx.redirect(fault.as === 'moved' ? server + rest + ctx.search : away);
      return;
    }
    if (fault.as === 'locked' || fault.as === 'gateway') {
      ctx.type = 'html';
      ctx.status = fault.as === 'locked' ? 401 : 502;
      ctx.body = '<!doctype html><title>nginx</title>';
      return;
    }
    if (fault.as === 'contract-2') {
      await forward(ctx, rest + ctx.search);
      ctx.set('contract-version', '2.0');
      return;
    }
    if (fault.as === 'html') {
      ctx.type = 'html';
      ctx.body = '<!doctype html><title>Bienvenido</title><p>Portal cautivo</p>';
      return;
    }
    if (fault.as === 'json') {
      ctx.type = 'json';
      ctx.body = '{"ok":true,"data":[]}';
      return;
    }
    ctx.status = 500;
    if (fault.as === 'problem') {
      ctx.type = 'application/problem+json';
      ctx.body = '{"type":"about:blank","title":"x","status":500,"code":"interno","detail":"x"}';
    } else {
      ctx.body = fault.as === 'empty' ? null : 'no';
      ctx.status = 500;
    }
  }

  return async (ctx, next) => {
    const { path } = ctx;
    if (path === '/prueba/portal') {
      ctx.body = server;
    } else if (path === '/prueba/set') {
      ctx.body = set;
    } else if (path === '/prueba/hostil.css') {
      ctx.type = 'css';
      ctx.body =
        '* { all: unset !important; text-align: right !important; line-height: 3 !important; font: 40px serif !important; text-transform: uppercase !important; letter-spacing: 3px !important } div, p, form { display: none !important }';
    } else if (path === '/prueba/watcher.js') {
      ctx.type = 'js';
      ctx.body = watcher;
    } else if (path === '/prueba/pagina') {
      const { d = '{}', z } = ctx.query;
      const json = z === undefined ? String(d) : inflateRawSync(Buffer.from(String(z), 'base64')).toString();
      const asked = JSON.parse(json) as PageRequest;
      ctx.type = 'html';
      if (asked.csp) ctx.set('content-security-policy', asked.csp);
      ctx.body = page(asked);
    } else if (path === '/host-pages/pagina') {
      const asked = JSON.parse(String(ctx.query.d)) as PageRequest;
      ctx.type = 'html';
      ctx.set(asked.headers ?? {});
      ctx.body = (asked.whole ?? page(asked)).replaceAll('%PORTAL%', server);
    } else if (/^\/host-pages\/apps\/\w+\.js$/.test(path)) {
      ctx.type = 'js';
      ctx.body = await bundleApp(path.slice('/host-pages/apps/'.length, -'.js'.length));
    } else if (path === '/host-pages/tailwind.css') {
      ctx.type = 'css';
      ctx.body = await tailwindSheet();
    } else if (/^\/javascript\/[\w-]+\/[\w.-]+\.js$/.test(path) && existsSync(`/usr/share${path}`)) {
      // Debian's packages put libraries for web servers here.
      ctx.type = 'js';
      ctx.body = readFileSync(`/usr/share${path}`, 'utf8');
    } else if (/^\/host-pages\/[\w-]+\.js$/.test(path)) {
      ctx.type = 'js';
      ctx.body = readFileSync(new URL(path.slice('/host-pages/'.length), hostPages), 'utf8');
    } else if (/^\/host-pages\/[\w-]+\.html$/.test(path)) {
      ctx.type = 'html';
      ctx.body = readFileSync(new URL(path.slice('/host-pages/'.length), hostPages), 'utf8')
        .replaceAll('%POLICY%', String(ctx.query.policy))
        .replaceAll('%PORTAL%', server);
    } else if (path === '/host-pages/readme') {
      const { html, policy } = readSnippet();
      ctx.type = 'html';
      ctx.set('content-security-policy', policy.replaceAll(portal, server));
      ctx.body = page({ body: html.replaceAll(portal, server) });
    } else if (path.startsWith('/copia/')) {
      await forward(ctx, path.replace(/^\/copia\/[^/]+/, ''));
      // Many servers send scripts so: without their encoding.
      if (path.endsWith('.js')) ctx.set('content-type', 'text/javascript');
    } else if (path.startsWith('/fallo/')) {
      const [, name = '', rest = ''] = /^\/fallo\/([^/]+)(.*)$/.exec(path) ?? [];
      await failing(ctx, name, rest);
    } else if (own.some((prefix) => path === prefix.replace(/\/$/, '') || path.startsWith(prefix))) {
      await forward(ctx, path + ctx.search);
    } else {
      await next();
    }
  };
}
