/** The list whose rows the loader may have drawn: the app must know the answer before it takes their nodes over. */

let reading: (() => Promise<unknown>) | undefined;

/** Says how the app reads it. */
export function provideDrawnRead(read: () => Promise<unknown>): void {
  reading = read;
}

/** Returns the app's own read, or undefined if that failed. */
export async function readDrawn(): Promise<unknown> {
  return reading?.();
}
