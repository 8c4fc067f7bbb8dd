// Tells when the process that started this one has ended. npm passes SIGTERM on to the shell between it and us, and that
// shell ends without passing it on: without this, the server of `npm start` would go on by itself, holding port and database.

/** Milliseconds between two looks; no system tells it by itself. */
const interval = 500;

/** Calls `gone` once. Where no script of npm runs, nothing is watched: who starts us in the background may leave. */
export function onParentGone(gone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, interval);
  timer.unref();
}
