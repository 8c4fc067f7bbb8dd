// Registers an element once per page, even if code is loaded twice.

/** A name that is taken already, by another copy or another product, is left alone. */
export function defineOnce(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
