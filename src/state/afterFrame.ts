/** Milliseconds to wait in a background tab, which gets no frames. */
const limit = 100;

/** Resolves after the next frame. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, limit);
  });
