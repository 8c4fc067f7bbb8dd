/** Milliseconds for a tab in the background, which has no frames that could be waited for. */
const limit = 100;

/** Resolves once the next frame is there. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, limit);
  });
