// Transfers what a person has typed to the fields of the same names that replace the old ones.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input, select, textarea'),
];

const isTick = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** A search has no name. */
const keyOf = (control: Control): string =>
  (control.name || control.type) + (control.type === 'radio' ? control.value : '');

/** Returns whether the focus is in a field of `root`, or a field there was changed since it was drawn. */
export const isTyped = (root: HTMLElement): boolean => notesOf(root).length > 0;

/**
 * Notes what is typed in `root` now. The returned function writes that into the fields that `root` then has, and returns true
 * once each has found its field; it may be called again.
 */
export function keepTyped(root: HTMLElement): () => boolean {
  let notes = notesOf(root);
  return () => {
    const controls = controlsOf(root);
    notes = notes.filter(({ control, typed, selection }) => {
      const now = controls.find((other) => keyOf(other) === keyOf(control));
      if (!now) return true;
      if (now === control) return false;
      if (typed !== undefined) write(now, typed);
      if (selection && isFree(root)) focus(now, selection);
      return false;
    });
    return notes.length === 0;
  };
}

/** The fields whose value differs from the drawn one, and the one with the focus. */
const notesOf = (root: HTMLElement) =>
  controlsOf(root)
    .map((control) => ({
      control,
      typed: isChanged(control) ? typedIn(control) : undefined,
      selection: control === activeIn(root) ? selectionOf(control) : undefined,
    }))
    .filter(({ typed, selection }) => typed !== undefined || selection);

const activeIn = (root: Node): Element | null => (root.getRootNode() as Document | ShadowRoot).activeElement;

/** Returns whether the person has moved neither to another field nor to another part of the page. */
function isFree(root: HTMLElement): boolean {
  const { host } = root.getRootNode() as ShadowRoot;
  const outside = activeIn(host);
  return (
    !activeIn(root)?.matches('input, select, textarea') &&
    (outside === host || outside === null || outside.localName === 'body')
  );
}

const typedIn = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(drawn, 0);
  }
  return typedIn(control) !== (isTick(control) ? control.defaultChecked : control.defaultValue);
}

function write(control: Control, typed: string | boolean): void {
  if (typedIn(control) === typed) return;
  if (typeof typed === 'boolean') {
    control.click();
    return;
  }
  // React does not notice values that are written through the setter that it has put on the field itself.
  Reflect.set(Object.getPrototypeOf(control), 'value', typed, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

type Selection = [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

function focus(control: Control, [start, end, direction]: Selection | []): void {
  control.focus({ preventScroll: true });
  if (start !== undefined) (control as HTMLInputElement).setSelectionRange(start, end ?? start, direction);
}

/** Empty if the field has none. */
function selectionOf(control: Control): Selection | [] {
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return [];
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return [selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? 'none'];
}
