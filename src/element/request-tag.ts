// Asks the page's loader for the code of a tag that this bundle itself put on the page.
import { pageSlot } from '../state/pageSlot.ts';

interface Loader {
  upgrade(element: Element): void;
}

/** Needed where the loader's own watch does not reach: inside a shadow root of the host page. */
export function requestTag(element: Element): void {
  // The loader filled the slot before any tag's code could run; a bundle used without it registers its tags itself.
  const loader = pageSlot<Loader | null>('loader', () => null);
  if (!customElements.get(element.localName)) loader?.upgrade(element);
}
