import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';

/**
 * Puts the page's own content in the place of the view while the tag is in another document, where it can have no sheet. What it
 * gives back is called when the app shows its view: from then on only a tag that is away is followed until it is back.
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
