// Asks the API for what the first screen of a tag shows, while the code that will ask for it travels.

import { buildUrl } from '../../src/client/buildUrl.ts';
import { openCursos } from '../../src/contract/openCursos.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { beginRead } from '../../src/state/readsAhead.ts';
import { apiBaseOf } from './apiBaseOf.ts';
import { chosenCurso } from './firstView/firstScreens.ts';

/** A guess: what the app does not ask for, nobody reads. */
export function readAhead(shell: PortalShell): void {
  if (shell.localName !== 'portal-inscripcion-publica') return;
  const { cursos } = shell.$options.get();
  const base = apiBaseOf(shell);
  const id = chosenCurso(shell);
  // A list that names its courses reads each of them.
  if (base === undefined || (id === undefined && cursos !== undefined)) return;
  const url =
    id === undefined
      ? buildUrl(base, '/api/cliente/cursos', {}, openCursos)
      : buildUrl(base, '/api/cliente/cursos/{id}', { id });
  if (url) beginRead(url.href);
}
