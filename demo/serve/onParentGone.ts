// Notices when the parent process has ended. npm passes SIGTERM on to the shell between it and us, and that shell ends
// without passing it on: without this, the server of `npm start` would keep running, with its port and database.

/** Milliseconds between two polls; no system reports it by itself. */
const interval = 500;

/** Calls `gone` once. Outside an npm script nothing is watched: a parent that starts us in the background may exit. */
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
