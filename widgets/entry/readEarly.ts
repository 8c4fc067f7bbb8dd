// Asks for what the public tag will show; the loader then asks for the same, and gets this answer.
import { buildUrl } from '../../src/client/buildUrl.ts';
import { openCursos } from '../../src/contract/openCursos.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { beginRead } from '../../src/state/readsAhead.ts';
import { baseOf } from './baseOf.ts';

type Read = Promise<Response> | undefined;

function begin(shell: PortalShell, urlAt: (base: string) => URL | undefined): Read {
  const base = baseOf(shell.$options.get());
  const url = base === undefined ? undefined : urlAt(base);
  return url && beginRead(url.href).response;
}

export const readCurso = (shell: PortalShell, id: string): Read =>
  begin(shell, (base) => buildUrl(base, '/api/cliente/cursos/{id}', { id }));

/** The answer is a copy: whoever takes the read has the other. */
export const readCursos = (shell: PortalShell): Read =>
  begin(shell, (base) => buildUrl(base, '/api/cliente/cursos', {}, openCursos))?.then((answer) =>
    answer.clone(),
  );
