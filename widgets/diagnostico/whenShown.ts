import { composedIn } from './pageTags.ts';

/** Milliseconds within which a tag shows itself on a slow network; the panel says that it is looking. */
const patience = 8_000;

/**
 * Resolves to true once a tag shows its content, <portal-completo> that of the tag inside it too, or to false when it has had its
 * time.
 */
export async function whenShown(tag: HTMLElement): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
  }, patience);
  // Its screen may be a moment later; what the page hides has no box at all.
  const isDrawn = (): boolean => tag.getClientRects().length === 0 || tag.offsetHeight > 0;
  const isShown = (): boolean =>
    tag.hasAttribute('listo') &&
    (tag.localName !== 'portal-completo' || composedIn(tag)?.hasAttribute('listo') === true) &&
    isDrawn();
  while (!isLate && !isShown()) await new Promise((resolve) => setTimeout(resolve, 50));
  clearTimeout(timer);
  return !isLate;
}
