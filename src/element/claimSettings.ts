// Settles what a page has only one of: the base of its API, and the base path of its addresses.
import { configureApi } from '../state/api.ts';
import { openUbicacion } from '../state/ubicacion.ts';
import type { PortalShell } from './shell/PortalShell.ts';

const tags = 'portal-login, portal-inscripcion-publica, portal-cliente, portal-completo';

/**
 * If two tags differ in such a setting, the first in the document decides, not the one whose code loaded first. Call it before the
 * view of `shell` begins; the other tag fails when its tree asks for its own setting.
 */
export function claimSettings(shell: PortalShell): void {
  for (const { $options } of [...document.querySelectorAll<PortalShell>(tags), shell]) {
    // Tags may still wait for their upgrade.
    if (!$options) continue;
    const { apiBase, routing, basePath } = $options.get();
    if (typeof apiBase === 'string') attempt(() => configureApi(apiBase));
    if (routing === 'history')
      attempt(() => openUbicacion({ routing, ...(typeof basePath === 'string' && { basePath }) }));
  }
}

function attempt(claim: () => void): void {
  try {
    claim();
  } catch {
    // The tag's tree throws it again, where its boundary shows it.
  }
}
