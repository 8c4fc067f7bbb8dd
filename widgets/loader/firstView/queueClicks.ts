// Keeps what a person presses in a first view until the app can carry it out. The last press counts; it shows at once that it is
// kept, and more presses of the same button are the same one.

import { detach } from '../../../src/element/shell/detach.ts';

export interface Presses {
  /** What was pressed last; undefined where nothing waits. */
  pressed?: HTMLElement | undefined;
  /** Called at each press that is held. */
  onPress?: (() => void) | undefined;
  /** Shows that `button` was pressed, and that what was pressed before it was not; none forgets the press. */
  press(button?: HTMLElement): void;
  /** Lets presses through again. */
  stop(): void;
}

/**
 * Leaves links to the browser, except those to another screen of a tag that keeps its place in memory: they lead to no address of
 * the page. The browser sends no form, because each has `method="dialog"`.
 */
export function queueClicks(view: HTMLElement): Presses {
  const held = new AbortController();
  const spinner = document.createElement('i');

  const mark = (button: HTMLElement, isBusy: 'true' | null): void => {
    button.ariaBusy = button.ariaDisabled = isBusy;
    button.style.opacity = '';
  };
  const presses: Presses = {
    press(button) {
      if (presses.pressed) mark(presses.pressed, null);
      detach(spinner);
      presses.pressed = button;
      if (!button) return;
      mark(button, 'true');
      button.append(spinner);
      // What is no Button (src/ui/controls/Button.tsx) has no place for it.
      if (spinner.offsetWidth) return;
      detach(spinner);
      button.style.opacity = '.5';
    },
    stop() {
      held.abort();
      // React knows nothing of it; the attributes stay until the press is carried out.
      detach(spinner);
    },
  };
  const hold = (button: HTMLElement): void => {
    if (button !== presses.pressed) presses.press(button);
    presses.onPress?.();
  };
  const on = <T extends Event>(type: string, listener: (event: T) => void): void =>
    view.addEventListener(type, listener as (event: Event) => void, { capture: true, signal: held.signal });
  on<MouseEvent>('click', (event) => {
    const { host } = view.getRootNode() as ShadowRoot;
    // A property, once the tag is defined.
    const routing = (host as { routing?: unknown }).routing ?? host.getAttribute('routing');
    const isMemory = routing === 'memory';
    const button = (event.target as Element).closest<HTMLButtonElement>(
      `button,[href${isMemory ? '^="/"' : '*="#portal="'}]`,
    );
    // A form's button: the form's event comes next, as after Enter.
    if (!button || button.type === 'submit') return;
    if (button.type || isMemory) event.preventDefault();
    // The browser follows the link, here or in another tab.
    else if (event.ctrlKey || event.metaKey) return;
    hold(button);
  });
  on<SubmitEvent>('submit', (event) => {
    event.preventDefault();
    if (event.submitter) hold(event.submitter);
  });
  // The person goes on with something else. A form is sent as it stands once the app is there: a password manager may fill it in by then.
  on('input', () => {
    if ((presses.pressed as HTMLButtonElement | undefined)?.type !== 'submit') presses.press();
  });
  on<KeyboardEvent>('keydown', ({ key }) => {
    if (key === 'Escape') presses.press();
  });
  return presses;
}
