// Keeps what a person presses in a first view until the app can carry it out: the last press, and a form that is sent before any
// other press. The form's button shows that it is busy; more presses of it are the same one.

export interface Presses {
  /** Lets presses through again. */
  stop(): void;
  /** Forgets what was pressed. */
  forget(): void;
  /** Carries out what was pressed, and forgets it. `root` holds the fields, which may have taken the place of the first. */
  carryOut(root: ParentNode): void;
}

/** Links are the browser's. @param onPress called at each press that is held */
export function holdPresses(view: HTMLElement, onPress: () => void): Presses {
  const held = new AbortController();
  let pressed: HTMLButtonElement | undefined;
  let sent: HTMLButtonElement | undefined;
  const spinner = document.createElement('i');
  spinner.ariaHidden = 'true';

  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    // A form's button: the form's event comes next, as after Enter.
    if (!button || (button.type === 'submit' && !sent)) return;
    event.preventDefault();
    if (button.type !== 'submit') pressed = button;
    onPress();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { submitter } = event;
    if (sent || !(submitter instanceof HTMLButtonElement)) return;
    sent = submitter;
    sent.ariaBusy = 'true';
    sent.ariaDisabled = 'true';
    sent.append(spinner);
    onPress();
  };
  view.addEventListener('click', onClick, { capture: true, signal: held.signal });
  view.addEventListener('submit', onSubmit, { capture: true, signal: held.signal });
  // Also once the app listens: should it not have come this far, the browser must not send the form.
  for (const form of view.querySelectorAll('form'))
    form.addEventListener('submit', (event) => event.preventDefault());

  const presses: Presses = {
    stop() {
      held.abort();
      // React knows nothing of it; the attributes stay until the form is sent.
      spinner.remove();
    },
    forget() {
      spinner.remove();
      sent?.removeAttribute('aria-busy');
      sent?.removeAttribute('aria-disabled');
      sent = undefined;
      pressed = undefined;
    },
    carryOut(root) {
      const button = sent;
      const other = pressed;
      presses.forget();
      if (button) (button.isConnected ? button.form : root.querySelector('form'))?.requestSubmit();
      else if (other?.isConnected) other.click();
    },
  };
  return presses;
}
