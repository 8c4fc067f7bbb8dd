/**
 * Runs background work beside the API: once at the start, then at intervals, and whenever `services.wakeUps` emits the
 * task's name. Within a process a task never runs twice at once; between processes each task guards its own rows. A run
 * that fails is logged and soon tried again, then less and less often.
 *
 * It is not a job queue: the work is rows that exist anyway (a received application, an unsent mail, a passed deadline), and a
 * queue such as pg-boss or graphile-worker would store each of them a second time, in an order of its own. Compared on the build
 * machine (commit b5b38ad1): pg-boss 10.4 polls every half second at best, so a single job waits 232 ms (median; here a random 50
 * to 300 ms); it does 100 jobs a second in batches of 50, and adds 19 packages and 6 MB. graphile-worker adds 60 packages and
 * 13 MB, and needs LISTEN on a pool, which the embedded database does not have. Neither keeps the order of arrival across a retry,
 * and seats are given in that order.
 */
import type { Services } from '../http/context.ts';
import { describeError } from '../http/log.ts';
import { withTrace } from '../http/trace.ts';

export interface Task<S extends Services = Services> {
  readonly name: string;
  /** Milliseconds between the end of a run and the start of the next. */
  readonly everyMs: number;
  /**
   * Does everything that is due at `services.now()`. Once `closing` is aborted it stops after the current piece of
   * work; the rest is in the database and waits for the next start.
   */
  run(services: S, closing?: AbortSignal): Promise<void>;
}

export interface RunningTasks {
  /** Starts no more runs and waits for the current piece of work of each task. Afterwards nothing uses the database. */
  close(): Promise<void>;
}

/**
 * A random wait in milliseconds between a call and its run. The answer to the caller goes out first, and the time of
 * the next request does not reveal the work that the call caused: PGlite does one thing at a time.
 */
const breath = { min: 50, max: 300 };

/** Milliseconds; doubled after each failure in a row. Work that a broken connection ended is retried within seconds. */
const retryMs = 500;

export function startTasks<S extends Services>(services: S, tasks: readonly Task<S>[]): RunningTasks {
  const running = tasks.map((task) => startTask(services, task));
  return {
    async close() {
      await Promise.all(running.map((one) => one.close()));
    },
  };
}

function startTask<S extends Services>(services: S, task: Task<S>) {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  const closing = new AbortController();

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(start, ms);
    timer.unref();
  };
  const start = (): void => {
    if (current || closing.signal.aborted) return;
    isAsked = false;
    current = runOnce(services, task, closing.signal).then((isDone) => {
      current = undefined;
      failures = isDone ? 0 : failures + 1;
      const pause = isDone ? task.everyMs : Math.min(task.everyMs, retryMs * 2 ** failures);
      // If a call came during the run, its data may have been too late for that run.
      schedule(isAsked && isDone ? 0 : pause);
    });
  };
  const wake = (): void => {
    // A run that is about to start includes this work.
    if (isAsked) return;
    isAsked = true;
    if (!current) schedule(breath.min + Math.random() * (breath.max - breath.min));
  };
  services.wakeUps.on(task.name, wake);
  start();
  return {
    async close(): Promise<void> {
      services.wakeUps.off(task.name, wake);
      closing.abort();
      clearTimeout(timer);
      await current;
    },
  };
}

/** False after a failure, which is logged. */
async function runOnce<S extends Services>(
  services: S,
  task: Task<S>,
  closing: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  const end = (isDone: boolean): boolean => {
    services.metrics.jobEnded(task.name, isDone, (performance.now() - started) / 1000);
    return isDone;
  };
  try {
    // A request may have woken the task, but it works for others too.
    await withTrace(undefined, () => task.run(services, closing));
    return end(true);
  } catch (error) {
    services.logger.error({ tarea: task.name, error: describeError(error) }, 'background work failed');
    return end(false);
  }
}
