// The language of a tag: the stored choice, or the `lang` of the tag and of what is around it.
import { useCallback, useSyncExternalStore } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import { $storedIdioma, resolveIdioma } from '../state/idioma.ts';
import type { PortalShell } from './shell/PortalShell.ts';

export function useTagIdioma(shell: PortalShell): Idioma {
  const subscribe = useCallback((onChange: () => void) => watchIdioma(shell, onChange), [shell]);
  return useSyncExternalStore(
    subscribe,
    () => resolveIdioma(shell),
    // React hydrates nodes in the language in which the loader drew them.
    () => shell.firstView?.idioma ?? resolveIdioma(shell),
  );
}

/** Calls back when the language of the tag may have changed. Returns what stops it. */
function watchIdioma(shell: PortalShell, onChange: () => void): () => void {
  const stops = [$storedIdioma.listen(onChange), shell.$options.listen(onChange)];
  const around = new MutationObserver(onChange);
  // Observes `lang` attributes only: no other change of the host page calls us.
  around.observe(shell.ownerDocument, { attributeFilter: ['lang'], subtree: true });
  return () => {
    for (const stop of stops) stop();
    around.disconnect();
  };
}
