// Finds the tag that a view is in.
import type { PortalShell } from './shell/PortalShell.ts';

/** The shell around an element of its shadow root. Throws if there is none: only a shell makes a view. */
export function shellOf(view: Element): PortalShell {
  const root = view.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error(`<${view.localName}> stands outside its tag.`);
  return root.host as PortalShell;
}
