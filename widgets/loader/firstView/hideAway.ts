import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';

/**
 * Shows the page's own content instead of the view while the tag is in another document, where it can have no sheet. Call the
 * returned function when the app shows its view: from then on it only waits for a tag that is away to come back.
 */
export function hideAway(shell: PortalShell): () => void {
  let wasAway = false;
  let isApp = false;
  const follow = (): void => {
    const isAway = shell.ownerDocument !== document;
    if (isAway || wasAway) {
      shell.view.hidden = isAway;
      shell.showFallback(isAway);
    }
    wasAway = isAway;
    if (isApp && !isAway) stop();
  };
  const stop = shell.$options.listen(follow);
  return () => {
    isApp = true;
    follow();
  };
}
