import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';

/**
 * Does in the app what may have to wait for nodes that come with the API's answer, unless the tag shows another screen by then.
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
