/** Writes a path of the portal as an address. Reads no store, so that the code that draws a first view can use it too. */
import type { PageWindow } from './PageWindow.ts';
import { hashMark } from './readPath.ts';

/**
 * Says whether a path would lead away from this page: its <base href> is on another site (with `www.`, say), or the page is a
 * `srcdoc` frame. The browser refuses such an address as a history entry.
 */
const isAway = (): boolean => globalThis.document?.baseURI.startsWith(`${location.origin}/`) === false;

/** Returns the hash with the page's own path and query: a bare '#…' would be resolved against a <base href> of the page. */
export const hashHref = ({ pathname, search, href }: PageWindow['location'], path: string): string =>
  `${isAway() ? href.split('#')[0] : pathname + search}${hashMark}${encodeHash(path)}`;

/** Escapes `#`, the escapes that could be read as one, and `&` before a query; everything else stays as it is written. */
function encodeHash(path: string): string {
  const escaped = path.replace(/%25|%23|#/g, (part) => (part === '#' ? '%23' : `%25${part.slice(1)}`));
  return escaped.replace(/^[^?]*/, (pathname) => pathname.replaceAll('&', '%26'));
}

/** The root of the portal is written /portal, not /portal/. */
export const historyHref = (basePath: string, path: string): string =>
  `${isAway() ? location.origin : ''}${basePath}${basePath !== '' && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path}`;
