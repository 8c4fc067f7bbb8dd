/**
 * Polls for what others may change meanwhile: after 2 s at first, then less and less often, and at once when the person comes
 * back to the page. A hidden page does not poll.
 */

/** Milliseconds. */
const firstWait = 2000;
const longestWait = 30_000;

/**
 * @param look settles when the answer is there; the next call waits for it
 * @returns what ends the watch
 */
export function startWatch(look: () => Promise<unknown>): () => void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const plan = () => {
    clearTimeout(timer);
    if (over || document.hidden) return;
    timer = setTimeout(() => void turn(), wait);
    wait = Math.min(wait * 1.5, longestWait);
  };
  const turn = async () => {
    await look();
    plan();
  };
  const back = () => {
    clearTimeout(timer);
    wait = firstWait;
    if (!document.hidden) void turn();
  };
  plan();
  document.addEventListener('visibilitychange', back);
  window.addEventListener('focus', back);
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('focus', back);
  };
}
