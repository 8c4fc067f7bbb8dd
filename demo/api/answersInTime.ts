/** Checks whether the database does what a probe asks; it does not wait for a database that hangs. */

/** The time for which a probe waits, in milliseconds. */
const patienceMs = 2000;

/** False if it fails or takes longer than two seconds. */
export async function answersInTime(asked: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([asked.then(() => true as const), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
