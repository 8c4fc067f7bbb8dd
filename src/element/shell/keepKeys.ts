// Keeps what is typed into a tag's fields from the page's shortcuts. A listener of the page sees the tag as the target of a key,
// not the field, and so takes a letter for a command.

const fields = 'input, select, textarea, [contenteditable]';
const types = ['keydown', 'keypress', 'keyup'];
/** The shadow roots of the tags in the page. */
const roots = new Set<Node>();

/** Lets keys with Ctrl, Meta or Alt, Escape, Tab and all keys outside the fields go on to the page. */
function keep(event: Event): void {
  const [target] = event.composedPath();
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!(target instanceof Element && roots.has(target.getRootNode()) && target.matches(fields))) return;
  // On Windows the key that types @ counts as Ctrl and Alt.
  const typed = !(ctrlKey || metaKey || altKey) || (event as KeyboardEvent).getModifierState('AltGraph');
  if (!typed || key === 'Escape' || key === 'Tab') return;
  event.stopImmediatePropagation();
  if (event.currentTarget !== window) return;
  // The event has not reached the field yet: a copy goes there that does not leave the tag. The browser still does what the key is
  // for. In Firefox a KeyboardEvent would leave the tag, whatever its options.
  const copy = new Event(event.type, { bubbles: true, cancelable: true });
  for (const name in event) {
    const value: unknown = event[name as keyof Event];
    if (name in copy) continue;
    const own = typeof value === 'function' ? value.bind(event) : value;
    // zone.js marks events, and sets its marks again.
    Object.defineProperty(copy, name, { value: own, writable: true });
  }
  if (!target.dispatchEvent(copy)) event.preventDefault();
}

/**
 * Listens before the capture listeners of the page's document, or else at the tag. Returns what stops it: with the last tag, the
 * listeners of the window are removed.
 */
export function keepKeys(root: ShadowRoot): () => void {
  roots.add(root);
  for (const type of types) {
    // The browser adds the same function only once, whatever the number of tags.
    window.addEventListener(type, keep, true);
    // If the tag is in a closed shadow root, the window does not see the field.
    root.addEventListener(type, keep);
  }
  return () => {
    roots.delete(root);
    if (roots.size === 0) for (const type of types) window.removeEventListener(type, keep, true);
  };
}
