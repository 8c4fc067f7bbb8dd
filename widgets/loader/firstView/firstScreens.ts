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
import { ownsAuth, ownsPublico } from '../../owners.ts';
import { formStart } from '../../tags.ts';

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

/** The path of the portal in the page's address, `root` where the address has none; undefined outside the base path. */
function pathIn(options: Options, root: string): string | undefined {
  if (options.routing === 'history') return stripBase(location.pathname, basePathOf(options));
  const { hash } = location;
  return options.routing !== 'memory' && hash.startsWith(hashMark)
    ? decodeHash(hash.slice(hashMark.length))
    : root;
}

/** The course whose form <portal-inscripcion-publica> will begin with; undefined for the list of courses, or another tag. */
export function chosenCurso(shell: PortalShell): string | undefined {
  const { localName, $options } = shell;
  if (localName !== 'portal-inscripcion-publica') return undefined;
  const options = $options.get();
  const path = pathIn(options, '') ?? '';
  const [pathname = '', query] = path.split('?');
  const inPath = ownsPublico(pathname) && !options.cursoFijo && new URLSearchParams(query).get('curso');
  return inPath || (typeof options.curso === 'string' && options.curso.trim()) || undefined;
}

/** What `shell` starts with (widgets/tags.ts). */
export const nameOfStart = (shell: PortalShell): string =>
  chosenCurso(shell) === undefined ? shell.localName : formStart;

/** Whether `shell` will begin with the screen that can be drawn: nobody has signed in, and no other screen is asked for. */
export function showsFirstScreen(shell: PortalShell): boolean {
  const screen = firstScreens[shell.localName];
  if (!screen) return false;
  if (session.read('accessToken.base') !== undefined) return false;
  const [pathname] = pathIn(shell.$options.get(), screen.root)?.split(/[?#]/) ?? [];
  return pathname !== undefined && (pathname === screen.root || !screen.owns(pathname));
}

/** The value that the view shows for an option. */
export function shownValue(shell: PortalShell, name: string): string | undefined {
  if (name === 'recordada') return local.read('portal.identificacion') || undefined;
  const options = shell.$options.get();
  const value = options[name];
  // The shell has refused what is no address of a link (propTypes.ts).
  if (typeof value === 'string') return name.endsWith('Href') ? new URL(value, document.baseURI).href : value;
  const [tag, path] = firstScreens[shell.localName]?.elsewhere[name] ?? [];
  if (tag === undefined || path === undefined || options.routing === 'memory') return undefined;
  return (shell.getRootNode() as ParentNode).querySelector(tag) ? hrefOf(shell, path) : undefined;
}
