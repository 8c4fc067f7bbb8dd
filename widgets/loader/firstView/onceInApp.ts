import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';

/**
 * Runs `act` in the app, which may have to wait for nodes that come with the API's answer, unless the tag then shows another screen.
 * @param act returns true once all is done
 */
export function onceInApp(shell: PortalShell, act: () => boolean): void {
  if (act()) return;
  let screen: string | null = null;
  new MutationObserver((_, watch) => {
    const now = shell.getAttribute('listo');
    screen ??= now;
    if (now !== screen || act()) watch.disconnect();
  }).observe(shell.view, { childList: true, subtree: true });
}
