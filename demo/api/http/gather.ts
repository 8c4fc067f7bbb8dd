/**
 * Answers questions of several requests with one statement. Each question is asked by a statement that begins after it,
 * so no answer is older than its request.
 */

/** A question waits this many milliseconds for the statement under way: one that hangs must not stop the others. */
const waitMs = 10;

interface Waiting<K, V> {
  key: K;
  resolve: (value: V | undefined) => void;
  reject: (reason: unknown) => void;
}

/**
 * While a statement is under way questions gather for the next one.
 * @param read answers all keys at once; keys without an answer are undefined
 */
export function gather<K, V>(
  read: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting: Waiting<K, V>[] = [];
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const asked = waiting;
    waiting = [];
    underWay += 1;
    try {
      const found = await read([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void ask();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (waiting.length > 1) return;
      if (underWay === 0) void ask();
      else timer = setTimeout(() => void ask(), waitMs);
    });
}
