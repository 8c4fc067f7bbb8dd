// Registers a tag, once per page whatever is loaded twice.
import type { PortalElementConstructor } from './portal-element.ts';

/** Registers `constructor` under its tag. A tag that is taken already, by another copy or another product, is left alone. */
export function definePortalElement(constructor: PortalElementConstructor): void {
  if (!customElements.get(constructor.tag)) customElements.define(constructor.tag, constructor);
}
