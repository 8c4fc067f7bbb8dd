/**
 * Protects typed and unsaved values: asks the person before they leave the place by a link, by Back, by signing out or by closing
 * the tab. An end that nobody chose (an expired session, a sign-out in another tab) is not held up.
 */
import { pageSlot } from './pageSlot.ts';

/** Asks the person; calls `go` if they leave all the same. */
export type AskToLeave = (go: () => void) => void;

const guards = (): AskToLeave[] => pageSlot('leaving', () => []);

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Calls `ask` before the place is left, until the returned function is called. */
export function holdPlace(ask: AskToLeave): () => void {
  guards().push(ask);
  window.addEventListener('beforeunload', warn);
  return () => {
    const at = guards().indexOf(ask);
    if (at >= 0) guards().splice(at, 1);
    if (guards().length === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Calls `go`, which leaves the place: at once if nothing would be lost, otherwise after asking the person. */
export function leavePlace(go: () => void): void {
  const ask = guards().at(-1);
  if (ask) ask(go);
  else go();
}
