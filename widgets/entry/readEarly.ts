import { buildUrl } from '../../src/client/buildUrl.ts';
import { openCursos } from '../../src/contract/openCursos.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { beginRead } from '../../src/state/readsAhead.ts';
import { chosenCurso } from '../loader/firstView/startName.ts';
import { baseOf } from './baseOf.ts';

/** Asks for what the public tag will show; the loader then asks for the same, and gets this answer. Gives that of the list. */
export function readEarly(shell: PortalShell): Promise<Response> | undefined {
  const base = baseOf(shell.$options.get());
  if (base === undefined || shell.localName !== 'portal-inscripcion-publica') return undefined;
  const id = chosenCurso(shell);
  const url =
    id === undefined
      ? buildUrl(base, '/api/cliente/cursos', {}, openCursos)
      : buildUrl(base, '/api/cliente/cursos/{id}', { id });
  const answer = url && beginRead(url.href).response;
  return id === undefined ? answer?.then((response) => response.clone()) : undefined;
}
