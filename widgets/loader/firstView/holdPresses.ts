// Keeps what a person presses in a first view until the app can carry it out: the last press, and a form that is sent before any
// other press. The form's button shows that it is busy; more presses of it are the same one.

export interface Presses {
  /** Called at each press that is held. */
  onPress?: (() => void) | undefined;
  /** Lets presses through again. */
  stop(): void;
  /** Forgets what was pressed. */
  forget(): void;
  /** Runs `draw`, which may put other nodes in the place of those that were pressed. */
  keepThrough(draw: () => void): void;
  /** Carries out what was pressed, and forgets it. `root` holds the fields, which may have taken the place of the first. */
  carryOut(root: ParentNode): void;
}

/**
 * Leaves links to the browser, except those to another screen of a tag that keeps its place in memory: they lead to no address of
 * the page. The browser sends no form, because each has `method="dialog"`.
 */
export function holdPresses(view: HTMLElement): Presses {
  const held = new AbortController();
  let pressed: HTMLButtonElement | HTMLAnchorElement | undefined;
  let sent: HTMLButtonElement | undefined;
  const spinner = document.createElement('i');
  spinner.ariaHidden = 'true';

  const showBusy = (isBusy: 'true' | null): void => {
    if (sent) sent.ariaBusy = sent.ariaDisabled = isBusy;
  };
  const send = (button: HTMLButtonElement): void => {
    sent = button;
    showBusy('true');
    sent.append(spinner);
  };
  const onClick = (event: MouseEvent): void => {
    const { routing } = (view.getRootNode() as ShadowRoot).host as { routing?: unknown };
    const selector = routing === 'memory' ? 'button,[href^="/"]' : 'button';
    const button = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>(selector);
    // A form's button: the form's event comes next, as after Enter.
    if (!button || (button.type === 'submit' && !sent)) return;
    event.preventDefault();
    if (button.type !== 'submit') pressed = button;
    presses.onPress?.();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { submitter } = event;
    if (sent || !(submitter instanceof HTMLButtonElement)) return;
    send(submitter);
    presses.onPress?.();
  };
  view.addEventListener('click', onClick, { capture: true, signal: held.signal });
  view.addEventListener('submit', onSubmit, { capture: true, signal: held.signal });

  const presses: Presses = {
    stop() {
      held.abort();
      // React knows nothing of it; the attributes stay until the form is sent.
      spinner.remove();
    },
    forget() {
      spinner.remove();
      showBusy(null);
      sent = undefined;
      pressed = undefined;
    },
    keepThrough(draw) {
      const other = pressed;
      const button = sent;
      presses.forget();
      draw();
      pressed = other;
      const now = button?.isConnected ? button : view.querySelector<HTMLButtonElement>('form [type=submit]');
      if (button && now) send(now);
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
