// Follows what decides a tag's language: the stored choice, and the `lang` of the tag and of what is around it.
import { $storedIdioma } from '../state/idioma.ts';

/** Calls back when the language of `element` may have changed. Returns what stops it. */
export function watchIdioma(element: HTMLElement, onChange: () => void): () => void {
  const stop = $storedIdioma.listen(onChange);
  const around = new MutationObserver(onChange);
  // Only `lang` attributes: nothing else in the host page wakes us.
  around.observe(element.ownerDocument, { attributeFilter: ['lang'], subtree: true });
  return () => {
    stop();
    around.disconnect();
  };
}
