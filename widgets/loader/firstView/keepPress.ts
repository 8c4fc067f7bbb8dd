// Transfers a press from a button to the one that replaces it.
import type { PortalShell } from '../../../src/element/shell/PortalShell.ts';
import { onceInApp } from './onceInApp.ts';
import type { Presses } from './queueClicks.ts';

type Control = HTMLButtonElement | HTMLAnchorElement;

const labelOf = (button: Control): string => button.textContent + button.title + button.ariaLabel;

/** Notes where `button` is in `root`. The returned function finds it again, or what has replaced it. */
function keepPlace(root: ParentNode, button: Control): (now: ParentNode) => Control | undefined {
  const { className, localName } = button;
  const label = labelOf(button);
  const alike = (within: ParentNode, isAlike: (one: Control) => boolean) =>
    [...within.querySelectorAll<Control>(localName)].filter(isAlike);
  // In another language only its class is the same.
  const tests = [
    (one: Control) => labelOf(one) === label,
    (one: Control) => one.className === className,
    (one: Control) => one.type === 'submit' && button.type === 'submit',
  ];
  const places = tests.map((isAlike) => alike(root, isAlike).indexOf(button));
  return (now) => {
    if (now.contains(button as Node & ParentNode)) return button;
    return tests.map((isAlike, at) => alike(now, isAlike)[places[at] ?? 0]).find(Boolean);
  };
}

/** Runs `draw`, which may replace the pressed nodes with others. */
export function keepPress(presses: Presses, view: HTMLElement, draw: () => void): void {
  const pressed = presses.pressed as Control | undefined;
  const find = pressed && keepPlace(view, pressed);
  // The marks of the press are not part of the view.
  presses.press();
  draw();
  const now = find?.(view);
  if (now) presses.press(now);
}

/**
 * Before hydration: notes what is pressed. The returned function carries that out in the app once the button exists, and
 * forgets it.
 */
export function carryPress({ view }: PortalShell, presses: Presses): (shell: PortalShell) => void {
  const pressed = presses.pressed as Control | undefined;
  // The browser itself has followed a link to an address of the page.
  const find = pressed && !pressed.getAttribute('href')?.includes('#portal=') && keepPlace(view, pressed);
  return (shell) => {
    presses.press();
    if (!find) return;
    let isOver = false;
    const carryOut = (): boolean => {
      const now = find(shell.view);
      if (!now || isOver) return isOver;
      isOver = true;
      if (now.type === 'submit') (now as HTMLButtonElement).form?.requestSubmit();
      else now.click();
      return true;
    };
    // The person has moved on meanwhile.
    shell.view.addEventListener(
      'click',
      () => {
        isOver = true;
      },
      { once: true, capture: true },
    );
    onceInApp(shell, carryOut);
  };
}
