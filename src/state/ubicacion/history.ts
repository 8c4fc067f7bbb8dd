/** The portal at real addresses, under a base path of the site. */
import { atom } from 'nanostores';
import { onMove, type Pagina, readEntrada, writeEntrada } from './entry.ts';
import { type Destino, type Lugar, type NavigateOptions, toLugar, toPath } from './place.ts';

/** '' for the root of the site, else '/portal': one slash in front, none at the end. */
export function normalizeBasePath(basePath: string | undefined): string {
  const trimmed = (basePath ?? '').trim().replace(/^[/\\]+|[/\\]+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

export function createHistoryUbicacion(pagina: Pagina, basePath: string) {
  const $location = atom<Lugar | undefined>(undefined);
  const $outside = atom(false);

  const sync = () => {
    const { pathname, search, hash } = pagina.location;
    const inside = stripBase(pathname, basePath);
    $outside.set(inside === undefined);
    if (inside === undefined) {
      $location.set(undefined);
      return;
    }
    const { key, state } = readEntrada(pagina);
    const next = toLugar(`${inside}${search}${hash}`, state, key);
    if (!sameLugar($location.get(), next)) $location.set(next);
  };

  const createHref = (to: Destino) => {
    const path = toPath(to);
    // The root of the portal is written /portal, not /portal/.
    return basePath !== '' && /^\/(?:[?#]|$)/.test(path)
      ? `${basePath}${path.slice(1)}`
      : `${basePath}${path}`;
  };

  onMove(pagina, sync);
  sync();
  return {
    routing: 'history' as const,
    basePath,
    $location,
    $outside,
    createHref,
    navigate(to: Destino, { replace = false, state }: NavigateOptions = {}) {
      writeEntrada(pagina, createHref(to), replace, state);
      sync();
    },
    go: (delta: number) => pagina.history.go(delta),
  };
}

/** An anchor inside the page moves nothing but the hash: two events of the browser, one change at most. */
export function sameLugar(a: Lugar | undefined, b: Lugar): boolean {
  return (
    a !== undefined &&
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.key === b.key
  );
}

function stripBase(pathname: string, basePath: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
