/** Reads a path of the portal out of an address. Reads no store, so that the loader can use it too. */

/** The portal's place in the hash of a page begins with this. */
export const hashMark = '#portal=';

export function decodeHash(text: string): string {
  return text.replace(/%2525|%2523|%23/g, (part) => (part === '%23' ? '#' : `%${part.slice(3)}`));
}

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
