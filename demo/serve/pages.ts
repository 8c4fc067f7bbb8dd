// Serves the pages of demo/site, each with a Content-Security-Policy as strict as a careful institution would set it:
// no nonce, no 'unsafe-inline'. That the widgets work under it is the point.
import { join } from 'node:path';
import { serveGuide } from './guides/serveGuide.ts';
import { insideFolder } from './insideFolder.ts';
import { sendFile } from './staticFile.ts';

const SITE = join(import.meta.dirname, '..', 'site');
const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');

/** Files of packages that pages use as a CMS would: copied from where npm put them, never from another host. */
export const BORROWED: Readonly<Record<string, string>> = {
  '/comun/jquery.min.js': 'jquery/dist/jquery.min.js',
  '/comun/minisearch.js': 'minisearch/dist/es/index.js',
  '/comun/public-sans.woff2': '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
};

/** The whole policy of every page. The widgets need no more than this from the page that embeds them. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The mailbox alone shows a frame: a mail, which the API serves with a policy of its own. */
const FRAMING: ReadonlySet<string> = new Set(['/buzon/']);

const HEADERS = {
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const PAGE_HEADERS = { ...HEADERS, 'content-security-policy': CSP };
const FRAMING_HEADERS = { ...HEADERS, 'content-security-policy': `${CSP}; frame-src 'self'` };

/** The page, the page's file, a redirect to the path with a final slash, or the 404 page. */
export async function servePage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'GET, HEAD' } });
  }
  const borrowed = BORROWED[pathname];
  const found =
    borrowed === undefined
      ? await serveOwn(request, pathname)
      : await sendFile(request, join(MODULES, borrowed), HEADERS);
  return found ?? (await serveNotFound(request));
}

async function serveOwn(request: Request, pathname: string): Promise<Response | undefined> {
  const page = await findPage(request, pathname);
  if (page) return page;
  const file = insideFolder(SITE, pathname);
  const sent = file && !file.endsWith('.html') ? await sendFile(request, file, HEADERS) : undefined;
  return sent ?? (await redirectToFolder(request, pathname));
}

async function findPage(request: Request, pathname: string): Promise<Response | undefined> {
  if (pathname.startsWith('/docs/')) return serveGuide(request, pathname, PAGE_HEADERS, HEADERS);
  // Deep links: in history routing every path below the base path is the same page.
  if (pathname.startsWith('/portal/')) return sendPage(request, '/portal/');
  return pathname.endsWith('/') ? sendPage(request, pathname) : undefined;
}

async function redirectToFolder(request: Request, pathname: string): Promise<Response | undefined> {
  const { search } = new URL(request.url);
  const exists = await findPage(request, `${pathname}/`);
  return (
    exists && new Response(null, { status: 308, headers: { ...HEADERS, location: `${pathname}/${search}` } })
  );
}

function sendPage(request: Request, folder: string): Promise<Response | undefined> {
  const file = insideFolder(SITE, `${folder}index.html`);
  const headers = FRAMING.has(folder) ? FRAMING_HEADERS : PAGE_HEADERS;
  return file === undefined ? Promise.resolve(undefined) : sendFile(request, file, headers);
}

async function serveNotFound(request: Request): Promise<Response> {
  const page = await sendFile(request, join(SITE, '404.html'), PAGE_HEADERS, 404);
  return page ?? new Response('404', { status: 404 });
}
