/** Returns to the first entry that the form made in the history; its later steps are then ahead, and no longer behind. */
import { readEntry } from '../historyEntry.ts';

/** @param then called there, at once where the page is at that entry already */
export function rewind(host: HTMLElement, then?: () => void): void {
  const depth = readEntry(host)?.depth ?? 0;
  if (depth === 0) then?.();
  else {
    if (then) window.addEventListener('popstate', then, { once: true });
    history.go(-depth);
  }
}
