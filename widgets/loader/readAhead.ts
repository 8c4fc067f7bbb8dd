// Asks the API for what the first screen of a tag shows, while the code that needs it is still loading.

import { buildUrl } from '../../src/client/buildUrl.ts';
import { openCursos } from '../../src/contract/openCursos.ts';
import { isTokenValid } from '../../src/domain/token.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import { beginRead } from '../../src/state/readsAhead.ts';
import { createSafeStorage } from '../../src/state/safeStorage.ts';
import { baseKey, createTokenStorage } from '../../src/state/sesion/tokenStorage.ts';
import { apiBaseOf } from './apiBaseOf.ts';
import { chosenCurso } from './firstView/startName.ts';

const session = createSafeStorage(() => globalThis.sessionStorage);

/** Returns whether this tab keeps a session that was begun in it. */
export const hasSesion = (): boolean => session.read(baseKey) !== undefined;

/** Remembers that the page has asked who has signed in: all tags share that answer. */
let isUserAsked = false;

/** Guesses what the app will ask for; an answer that it does not need is ignored. */
export function readAhead(shell: PortalShell): void {
  const { cursos } = shell.$options.get();
  const base = apiBaseOf(shell);
  if (base === undefined) return;
  if (!isUserAsked) readUser(base);
  isUserAsked = true;
  const id = chosenCurso(shell);
  // A list that names its courses reads each of them.
  if (shell.localName !== 'portal-inscripcion-publica' || (id === undefined && cursos !== undefined)) return;
  const url =
    id === undefined
      ? buildUrl(base, '/api/cliente/cursos', {}, openCursos)
      : buildUrl(base, '/api/cliente/cursos/{id}', { id });
  if (url) beginRead(url.href);
}

/** Sends the token that the app will send, and only if it has not expired. */
function readUser(base: string): void {
  const tokens = createTokenStorage(
    session,
    () => base,
    () => undefined,
  );
  const token = tokens.read() ?? tokens.readOfPage();
  const url = buildUrl(base, '/api/auth/me');
  if (url && token !== undefined && isTokenValid(token, Date.now())) beginRead(url.href, token);
}
