/** Paths inside the portal: takes them apart and keeps them inside. */

export interface Place {
  /** Always begins with one slash. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Unique to each entry of the history; react-router tells entries apart by it. */
  readonly key: string;
}

export type Destination =
  | string
  | { pathname?: string | undefined; search?: string | undefined; hash?: string | undefined };

export interface NavigateOptions {
  replace?: boolean | undefined;
  /** Kept with the entry of the history; must be cloneable. */
  state?: unknown;
}

/** Joins the parts of a path. It begins with exactly one slash, because `//elsewhere` would be another origin. */
export function toPath(to: Destination): string {
  if (typeof to === 'string') return inside(to);
  return inside(`${to.pathname ?? '/'}${prefixed('?', to.search)}${prefixed('#', to.hash)}`);
}

export function toPlace(path: string, state: unknown, key: string): Place {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(inside(path)) ?? [];
  return {
    pathname: readable(pathname),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
    state,
    key,
  };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Escapes a `%` that cannot be decoded (`%E0%A4`), so that the path names something unknown instead of failing to decode. */
function readable(pathname: string): string {
  return pathname.replace(/[^/]*%[^/]*/g, (part) => {
    try {
      // The result is used, because the bundler drops a call whose result is not.
      return decodeURIComponent(part) && part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  });
}

function prefixed(sign: string, part: string | undefined): string {
  return part === undefined || part === '' || part === sign ? '' : `${sign}${part.replace(sign, '')}`;
}

function inside(path: string): string {
  const slashes = /^[/\\\s]*/.exec(path)?.[0].length ?? 0;
  return `/${path.slice(slashes)}`;
}
