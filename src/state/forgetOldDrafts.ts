/** Removes old drafts of applications from the device, because the computer may be a shared one. */
import { draftPrefix } from './publicoKeys.ts';

/** The device keeps a draft for this many days. */
export const draftDays = 3;
const draftMs = draftDays * 86_400_000;

/** True if the text is a draft that was saved less than three days before `now` (Unix ms). */
export function isFreshDraft(text: string | null | undefined, now: number): boolean {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    const savedAt: unknown =
      typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'savedAt') : undefined;
    return typeof savedAt === 'number' && Math.abs(now - savedAt) < draftMs;
  } catch {
    return false;
  }
}

/** Every tag calls this when it starts: the person may never open the form again. */
export function forgetOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix) && !isFreshDraft(localStorage.getItem(key), now))
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: then there is nothing in it.
  }
}
