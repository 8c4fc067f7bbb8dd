// Finds the tag that composes another one.

/** The `<portal-completo>` that `element` is a light-DOM child of, if it is one. */
export function composerOf(element: HTMLElement): Element | undefined {
  return element.parentElement?.closest('portal-completo') ?? undefined;
}
