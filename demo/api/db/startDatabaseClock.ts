/**
 * The time of the database server, for processes whose own clocks differ, perhaps by minutes: limits and deadlines are
 * the same for all of them. Between two readings it uses this process's monotonic clock, which nobody can set.
 */

/** The server's time is read again after this many milliseconds: two clocks drift apart by less than 10 ms meanwhile. */
const everyMs = 30_000;

export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

/**
 * @param read the server's time in milliseconds since 1970
 * @throws what the first `read` throws; later ones may fail, and the clock goes on
 */
export async function startDatabaseClock(read: () => Promise<number>): Promise<DatabaseClock> {
  let ahead = 0;
  const look = async (): Promise<void> => {
    const before = performance.now();
    const server = await read();
    // The answer was true about halfway between question and arrival.
    ahead = server - (before + performance.now()) / 2;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return {
    now: () => new Date(performance.now() + ahead),
    stop: () => clearInterval(timer),
  };
}
