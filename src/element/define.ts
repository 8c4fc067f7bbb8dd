// Registers a tag, once per page whatever is loaded twice.
import type { PortalElementConstructor } from './portal-element.ts';

/** Registers `element` under its tag. A tag that is taken already, by another copy or another product, is left alone. */
export function definePortalElement(element: PortalElementConstructor): void {
  if (!customElements.get(element.tag)) customElements.define(element.tag, element);
}
