// Finds the tag that composes another one.
import type { Ubicacion } from '../state/ubicacion.ts';

/** What a composed tag reads of the one around it. */
export interface Composer extends HTMLElement {
  /** The location it follows, or why there is none; `undefined` until it is connected. */
  readonly ubicacion: Ubicacion | Error | undefined;
}

/** The `<portal-completo>` that `element` is a light-DOM child of, if it is one. */
export function composerOf(element: HTMLElement): Composer | undefined {
  return element.parentElement?.closest<Composer>('portal-completo') ?? undefined;
}
