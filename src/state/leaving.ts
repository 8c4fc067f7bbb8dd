/**
 * What a person has typed and not saved: before the place is left by a link, by Back, by signing out or by closing the tab,
 * they are asked. What ends by itself (a session, another tab's sign-out) is not held up.
 */
import { pageSlot } from './pageSlot.ts';

/** Asks the person; calls `go` if they leave all the same. */
export type AskToLeave = (go: () => void) => void;

const guards = (): AskToLeave[] => pageSlot('leaving', () => []);

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** From now on `ask` is asked before the place is left. What it gives back ends that. */
export function holdPlace(ask: AskToLeave): () => void {
  guards().push(ask);
  window.addEventListener('beforeunload', warn);
  return () => {
    const at = guards().indexOf(ask);
    if (at >= 0) guards().splice(at, 1);
    if (guards().length === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Calls `go`, which leaves the place: at once where nothing would be lost, else after asking the person. */
export function leavePlace(go: () => void): void {
  const ask = guards().at(-1);
  if (ask) ask(go);
  else go();
}
