// Asks the page's loader for the code of a tag that this bundle itself put on the page.
import { pageSlot } from '../state/pagina.ts';

interface Loader {
  upgrade(element: Element): void;
}

/** Needed where the loader's own watch does not reach: inside a shadow root of the host page. */
export function requestTag(element: Element | null): void {
  if (!element || customElements.get(element.localName)) return;
  pageSlot<Loader | undefined>('loader', () => undefined)?.upgrade(element);
}
