// Keeps what is typed into a tag's fields from the page's shortcuts. A listener of the page sees the tag as the target of a key,
// not the field, so that it takes a letter for a command.

const fields = 'input, select, textarea, [contenteditable]';

/** Keys with Ctrl, Meta or Alt, Escape and Tab go on to the page; so do all keys outside the fields. */
export function keepKeys(root: ShadowRoot): void {
  const keep = (event: Event): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (!(target instanceof Element && target.matches(fields)) || key === 'Escape' || key === 'Tab') return;
    // On Windows the key that types @ counts as Ctrl and Alt.
    const typed = !(ctrlKey || metaKey || altKey) || (event as KeyboardEvent).getModifierState('AltGraph');
    if (typed) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep);
}
