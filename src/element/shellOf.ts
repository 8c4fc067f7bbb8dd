// Finds the tag that a view stands in.
import type { PortalShell } from './shell/PortalShell.ts';

/** The shell around an element of its shadow root. Throws where there is none: only a shell makes a view. */
export function shellOf(view: Element): PortalShell {
  const root = view.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error(`<${view.localName}> stands outside its tag.`);
  return root.host as PortalShell;
}
