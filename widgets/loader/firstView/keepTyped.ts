// Carries what a person has typed from fields to the fields of the same names that take their place.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Notes what is typed in `root` now. What it gives back writes it into the fields that `root` holds then. */
export function keepTyped(root: HTMLElement): () => void {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  const notes = controlsOf(root).map((control) => ({
    control,
    typed: typedIn(control),
    focus: control === activeElement && selectionOf(control),
  }));
  return () => {
    const controls = controlsOf(root);
    for (const { control, typed, focus } of notes) {
      const now = controls.find(({ name }) => name === control.name);
      if (!now || now === control) continue;
      write(now, typed);
      if (!focus) continue;
      now.focus({ preventScroll: true });
      const [start, end, direction] = focus;
      if (start !== undefined && now instanceof HTMLInputElement)
        now.setSelectionRange(start, end ?? start, direction);
    }
  };
}

const typedIn = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

function write(control: Control, typed: string | boolean): void {
  if (typedIn(control) === typed) return;
  if (typeof typed === 'boolean') control.click();
  else {
    control.value = typed;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

type Selection = [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

/** Empty where the field has none. */
function selectionOf(control: Control): Selection | [] {
  if (!(control instanceof HTMLInputElement) || control.selectionStart === null) return [];
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return [selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? 'none'];
}
