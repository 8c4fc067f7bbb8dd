import { composedIn } from './pageTags.ts';

/** Milliseconds within which a tag shows itself on a slow network; the panel says meanwhile that it is checking. */
const patience = 8_000;

/**
 * Resolves to true once a tag shows its content, and <portal-completo> that of the tag inside it too, or to false after
 * `patience`.
 */
export async function whenShown(tag: HTMLElement): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
  }, patience);
  // Its screen may come a moment later; a tag that the page hides has no box at all.
  const isDrawn = (): boolean => tag.getClientRects().length === 0 || tag.offsetHeight > 0;
  const isShown = (): boolean =>
    tag.hasAttribute('listo') &&
    (tag.localName !== 'portal-completo' || composedIn(tag)?.hasAttribute('listo') === true) &&
    isDrawn();
  while (!isLate && !isShown()) await new Promise((resolve) => setTimeout(resolve, 50));
  clearTimeout(timer);
  return !isLate;
}
