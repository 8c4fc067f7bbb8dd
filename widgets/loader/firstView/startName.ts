// Determines what a tag starts with, from its options and the page's address.
import type { Options, PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { normalizeBasePath, readHash, stripBase } from '../../../src/state/ubicacion/readPath.ts';
import { formStart } from '../../formStart.ts';
import { ownsPublico } from '../../owners.ts';

export const basePathOf = ({ basePath }: Options): string =>
  normalizeBasePath(basePath as string | undefined);

/** The path of the portal in the page's address, `root` if the address has none; undefined outside the base path. */
export function pathIn(options: Options, root: string): string | undefined {
  if (options.routing === 'history') {
    const path = stripBase(location.pathname, basePathOf(options));
    return path === undefined ? undefined : `${path}${location.search}`;
  }
  return (options.routing === 'memory' ? undefined : readHash(location.hash)) ?? root;
}

/** The course whose form <portal-inscripcion-publica> will begin with; undefined for the list of courses, or another tag. */
export function chosenCurso(shell: PortalShell): string | undefined {
  const { localName, $options } = shell;
  if (localName !== 'portal-inscripcion-publica') return undefined;
  const options = $options.get();
  const path = pathIn(options, '') ?? '';
  const [pathname = '', query] = path.split('?');
  const inPath = ownsPublico(pathname) && !options.cursoFijo ? new URLSearchParams(query).get('curso') : null;
  return (inPath ?? (options.curso as string | undefined)?.trim()) || undefined;
}

/** Returns the start of `shell` (widgets/tags.ts). */
export const nameOfStart = (shell: PortalShell): string =>
  chosenCurso(shell) === undefined ? shell.localName : formStart;
