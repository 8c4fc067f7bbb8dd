// Decides when a tag's first screen is the one that the loader can draw, and what it shows of other parts of the portal.
import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { draftPrefix, entryName } from '../../../src/state/publicoKeys.ts';
import { createSafeStorage } from '../../../src/state/safeStorage.ts';
import { hashHref, historyHref } from '../../../src/state/ubicacion/hrefs.ts';
import { formStart } from '../../formStart.ts';
import { ownsAuth, ownsPublico } from '../../owners.ts';
import { prefilled } from './prefilled.ts';
import { basePathOf, nameOfStart, pathIn } from './startName.ts';
import type { HoleName } from './ViewNode.ts';

interface FirstScreen {
  /** Its path. */
  readonly root: string;
  /** Returns true if the tag begins with it when the page's address says `path`, its query included. */
  shows(path: string, shell: PortalShell): boolean;
}

const isApart = (shell: PortalShell): boolean =>
  shell.$options.get().routing === 'memory' || isElsewhere(shell);

/** The empty form. It is not drawn if there is a draft, or the page knows something about the person. */
const formScreen: FirstScreen = {
  root: '/publico',
  shows: (path, shell) => {
    const options = shell.$options.get();
    const isGiven = [...prefilled, 'cursos'].some((name) => options[name] !== undefined);
    return (isElsewhere(shell) || ownsPublico(path)) && !(isGiven || isOpen() || hasDrafts());
  },
};

const loginScreen: FirstScreen = {
  root: '/auth/login',
  shows: (path) => {
    const [pathname = ''] = path.split(/[?#]/);
    return pathname === '/auth/login' || !ownsAuth(pathname);
  },
};

const listScreen: FirstScreen = {
  root: '/publico',
  // Not for a search, a list of few courses, or what the person left open here.
  shows: (path, shell) => {
    const { cursos } = shell.$options.get();
    return (isElsewhere(shell) || ownsPublico(path)) && cursos === undefined && !(isApart(shell) && isOpen());
  },
};

/** Maps a start (widgets/tags.ts) to its screen. */
const firstScreens: Readonly<Record<string, FirstScreen>> = {
  'portal-login': loginScreen,
  'portal-inscripcion-publica': listScreen,
  [formStart]: formScreen,
};

/** Returns true if the page's address is not one of the public area's: the tag then keeps in memory what is open. */
function isElsewhere({ $options }: PortalShell): boolean {
  const options = $options.get();
  const path = pathIn(options, options.routing === 'memory' ? '/publico' : '');
  return !ownsPublico(path?.split('?')[0] ?? '');
}

/** Returns true if a form of any course was left unsent on this device. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}

/** Returns true if the history entry says that a form, or one of its steps, is open here. */
const isOpen = (): boolean => {
  const { state } = history;
  return typeof state === 'object' && state?.[entryName] !== undefined;
};

const session = createSafeStorage(() => globalThis.sessionStorage);
const local = createSafeStorage(() => globalThis.localStorage);

/** The address of a path of the portal, as the app will write it. */
export function hrefOf({ $options }: PortalShell, path: string): string {
  const options = $options.get();
  if (options.routing === 'memory') return path;
  return options.routing === 'history' ? historyHref(basePathOf(options), path) : hashHref(location, path);
}

/**
 * Returns true if `shell` will begin with the screen that can be drawn: nobody has signed in, and no other screen is asked
 * for.
 */
export function showsFirstScreen(shell: PortalShell): boolean {
  const screen = firstScreens[nameOfStart(shell)];
  return screen !== undefined && beginsWith(shell, screen);
}

function beginsWith(shell: PortalShell, { root, shows }: FirstScreen): boolean {
  if (session.read('accessToken.base') !== undefined) return false;
  const path = pathIn(shell.$options.get(), root);
  return path !== undefined && shows(path, shell);
}

/** The value that the view shows for an option. */
export function shownValue(shell: PortalShell, name: HoleName): string | undefined {
  if (name === 'recordada') return local.read('portal.identificacion') || undefined;
  if (name === 'elsewhere') return isElsewhere(shell) ? '1' : undefined;
  const options = shell.$options.get();
  // Other courses can be chosen.
  if (name === 'others') return options.cursoFijo ? undefined : '1';
  const value = options[name];
  // The shell has refused values that are not link addresses (propTypes.ts).
  if (typeof value === 'string') return name.endsWith('Href') ? new URL(value, document.baseURI).href : value;
  // If the page gives no address for it, the list of courses is in its tag.
  if (name !== 'publicoHref' || options.routing === 'memory') return undefined;
  const list = (shell.getRootNode() as ParentNode).querySelector('portal-inscripcion-publica');
  return list ? hrefOf(shell, '/publico/inscripciones') : undefined;
}
