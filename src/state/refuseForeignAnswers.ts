/** Checks, after a screen threw, whether an answer was the reason. The code that judges it loads only then. */

const judged = new WeakMap<object, Promise<boolean>>();

const judge = async (): Promise<boolean> => (await import('./judgeAnswers.ts')).judgeAnswers();

/**
 * Finds out whether an answer that breaks the contract caused an error that a screen threw. Such reads then count as failed, which the
 * screen can show. Judges each error once. Never rejects.
 */
export function refuseForeignAnswers(error: object): Promise<boolean> {
  const known = judged.get(error) ?? judge().catch(() => false);
  judged.set(error, known);
  return known;
}
