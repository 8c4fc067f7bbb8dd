import type { Presses } from './queueClicks.ts';

/** Queues what was pressed in the page's copy of a first view before any script had loaded: a field says so (declared/writeNode.ts). */
export function holdEarlyPress(view: HTMLElement, presses: Presses | undefined): void {
  const mark = view.querySelector('input[hidden]');
  if (mark?.matches(':user-valid') && !presses?.pressed)
    presses?.press(mark.nextElementSibling as HTMLElement);
  mark?.remove();
}
