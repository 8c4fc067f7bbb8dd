/** Waits for what happens by itself: an answer, a message between tabs. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
