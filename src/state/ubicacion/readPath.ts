/** Reads a path of the portal out of an address. Reads no store, so that the loader can use it too. */

/** The portal's place in the hash of a page begins with this. */
export const hashMark = '#portal=';

/**
 * The portal's path in the hash of a page; undefined if the hash is not the portal's. Messengers and newsletters write a link anew:
 * the whole path may be percent-encoded, and `&utm_source=…` may follow it.
 */
export function readHash(hash: string): string | undefined {
  const [, said] = /^#portal(?:=|%3D)(.*)$/is.exec(hash) ?? [];
  if (said === undefined) return undefined;
  const path = /^%2F/i.test(said) ? decodeAll(said) : said;
  return decodeHash(path.replace(/^([^?&]*)&[^?]*/, '$1'));
}

/** What follows an encoded path is not part of it. Stray escapes stay as they are. */
function decodeAll(said: string): string {
  const [encoded = ''] = said.split('&');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

const decodeHash = (text: string): string =>
  text.replace(/%2525|%2523|%23/g, (part) => (part === '%23' ? '#' : `%${part.slice(3)}`));

/** Returns '' for the root of the site, else '/portal': one slash in front, none at the end. */
export function normalizeBasePath(basePath: string | undefined): string {
  const trimmed = (basePath ?? '').trim().replace(/^[/\\]+|[/\\]+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** The path below the base path; undefined outside it. */
export function stripBase(pathname: string, basePath: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
