/** Asks, after a screen threw, whether an answer was the reason. What judges that comes only then. */

const judged = new WeakMap<object, Promise<boolean>>();

const judge = async (): Promise<boolean> => (await import('./judgeAnswers.ts')).judgeAnswers();

/**
 * Whether an answer was the reason that is none of the contract's: such reads have failed then, and the screen can show that.
 * Judged once for each error that a screen threw. Never rejects.
 */
export function refuseForeignAnswers(error: object): Promise<boolean> {
  const known = judged.get(error) ?? judge().catch(() => false);
  judged.set(error, known);
  return known;
}
