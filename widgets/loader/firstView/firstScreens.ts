// When a tag's first screen is the one that the loader can draw, and what it shows of other parts of the portal.
import type { Options, PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { createSafeStorage } from '../../../src/state/safeStorage.ts';
import {
  decodeHash,
  hashHref,
  hashMark,
  historyHref,
  normalizeBasePath,
  stripBase,
} from '../../../src/state/ubicacion/hrefs.ts';
import { ownsAuth } from '../../owners.ts';

interface FirstScreen {
  /** Its path. */
  readonly root: string;
  owns(path: string): boolean;
  /** For an option that names another page: the tag that makes it needless, and that one's path. */
  readonly elsewhere: Readonly<Record<string, readonly [tag: string, path: string]>>;
}

const firstScreens: Readonly<Record<string, FirstScreen>> = {
  'portal-login': {
    root: '/auth/login',
    owns: ownsAuth,
    elsewhere: { publicoHref: ['portal-inscripcion-publica', '/publico/inscripciones'] },
  },
};

const session = createSafeStorage(() => globalThis.sessionStorage);
const local = createSafeStorage(() => globalThis.localStorage);

const basePathOf = ({ basePath }: Options): string =>
  normalizeBasePath(typeof basePath === 'string' ? basePath : undefined);

/** The address of a path of the portal, as the app will write it. */
export function hrefOf({ $options }: PortalShell, path: string): string {
  const options = $options.get();
  if (options.routing === 'memory') return path;
  return options.routing === 'history' ? historyHref(basePathOf(options), path) : hashHref(location, path);
}

/** The path of the portal in the page's address; undefined where the address is not the portal's, false outside its base. */
function pathIn(options: Options): string | undefined | false {
  if (options.routing === 'memory') return undefined;
  if (options.routing === 'history') return stripBase(location.pathname, basePathOf(options)) ?? false;
  return location.hash.startsWith(hashMark) ? decodeHash(location.hash.slice(hashMark.length)) : undefined;
}

/** Whether `shell` will begin with the screen that can be drawn: nobody has signed in, and no other screen is asked for. */
export function showsFirstScreen(shell: PortalShell): boolean {
  const screen = firstScreens[shell.localName];
  if (!screen || shell.parentElement?.closest('portal-completo')) return false;
  if (session.read('accessToken') !== undefined) return false;
  const path = pathIn(shell.$options.get());
  if (path === false) return false;
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? [];
  return path === undefined || pathname === screen.root || !screen.owns(pathname);
}

const safeProtocol = /^(?:https?|mailto|tel):$/;

/** The value that the view shows for an option. */
export function shownValue(shell: PortalShell, name: string): string | undefined {
  if (name === 'recordada') return local.read('portal.identificacion') || undefined;
  const options = shell.$options.get();
  const value = options[name];
  if (typeof value === 'string' && !name.endsWith('Href')) return value;
  if (typeof value === 'string' && URL.canParse(value, document.baseURI)) {
    const { href, protocol } = new URL(value, document.baseURI);
    if (safeProtocol.test(protocol)) return href;
  }
  const [tag, path] = firstScreens[shell.localName]?.elsewhere[name] ?? [];
  if (tag === undefined || path === undefined || options.routing === 'memory') return undefined;
  return (shell.getRootNode() as ParentNode).querySelector(tag) ? hrefOf(shell, path) : undefined;
}
