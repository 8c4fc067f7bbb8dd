/** Does something once the browser is idle. The returned function cancels it. Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 800);
  return () => clearTimeout(id);
}
