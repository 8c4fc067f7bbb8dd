/** How a path of the portal is written in an address, and read out of it. Pure, so that the loader can use it too. */
import type { PageWindow } from './PageWindow.ts';

/** Begins the portal's place in the hash of a page. */
export const hashMark = '#portal=';

/**
 * Whether a path would lead away from this page: its <base href> is of another site (with `www.`, say), or it is a frame by
 * `srcdoc`. The browser refuses such an address as an entry of the history.
 */
const isAway = (): boolean => globalThis.document?.baseURI.startsWith(`${location.origin}/`) === false;

/** With the page's own path and query: a bare '#…' would follow a <base href> of the page to elsewhere. */
export const hashHref = ({ pathname, search, href }: PageWindow['location'], path: string): string =>
  `${isAway() ? href.split('#')[0] : pathname + search}${hashMark}${encodeHash(path)}`;

/** Escapes `#`, and the escapes that could be read as one; everything else stays as it is written. */
function encodeHash(path: string): string {
  return path.replace(/%25|%23|#/g, (part) => (part === '#' ? '%23' : `%25${part.slice(1)}`));
}

export function decodeHash(text: string): string {
  return text.replace(/%2525|%2523|%23/g, (part) => (part === '%23' ? '#' : `%${part.slice(3)}`));
}

/** Gives '' for the root of the site, else '/portal': one slash in front, none at the end. */
export function normalizeBasePath(basePath: string | undefined): string {
  const trimmed = (basePath ?? '').trim().replace(/^[/\\]+|[/\\]+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** The root of the portal is written /portal, not /portal/. */
export const historyHref = (basePath: string, path: string): string =>
  `${isAway() ? location.origin : ''}${basePath}${basePath !== '' && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path}`;

/** The path below the base path; undefined outside it. */
export function stripBase(pathname: string, basePath: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
