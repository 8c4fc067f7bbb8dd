// Queues what a person presses in a first view until the app can carry it out. Only the last press counts; it shows at once that
// it is queued, and more presses of the same button are one press.

import { detach } from '../../../src/element/shell/detach.ts';

export interface Presses {
  /** What was pressed last; undefined if nothing waits. */
  pressed?: HTMLElement | undefined;
  /** Called for each queued press. */
  onPress?: (() => void) | undefined;
  /** Marks `button` as pressed instead of any earlier one; without it, forgets the press. */
  press(button?: HTMLElement): void;
  /** Lets presses through again. */
  stop(): void;
}

/**
 * Leaves links to the browser, except those to another screen of a tag that keeps its place in memory: they lead to no address of
 * the page. The browser submits no form, because each has `method="dialog"`.
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
      // Only a Button (src/ui/controls/Button.tsx) has a place for the spinner.
      if (spinner.offsetWidth) return;
      detach(spinner);
      button.style.opacity = '.5';
    },
    stop() {
      held.abort();
      // React does not know the spinner; the attributes stay until the press is carried out.
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
    // A submit button: the form's event comes next, as after Enter.
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
  // The person goes on with something else. A pending submit stays: a password manager may fill the form in until the app sends it.
  on('input', () => {
    if ((presses.pressed as HTMLButtonElement | undefined)?.type !== 'submit') presses.press();
  });
  on<KeyboardEvent>('keydown', ({ key }) => {
    if (key === 'Escape') presses.press();
  });
  return presses;
}
