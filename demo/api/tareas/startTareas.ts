/**
 * Runs background work beside the API: once at the start, then at intervals, and whenever the timbre calls its name.
 * Within a process a task never runs twice at once; between processes each task guards its own rows. A run that fails
 * is logged and tried again at the next interval.
 */
import type { Services } from '../http/context.ts';
import { describeError } from '../http/log.ts';

export interface Tarea {
  readonly nombre: string;
  /** Milliseconds between the end of a run and the start of the next. */
  readonly cadaMs: number;
  /**
   * Does all that there is to do at `services.now()`, and may be asked to when there is nothing. Once `closing` is aborted
   * it ends with the piece under way: the rest is written down and waits for the next start.
   */
  run(services: Services, closing?: AbortSignal): Promise<void>;
}

export interface TareasEnMarcha {
  /** Starts no more runs and waits for the piece under way of each: nothing uses the database afterwards. */
  close(): Promise<void>;
}

/**
 * Milliseconds, at random, between a call and the run. The answer that caused it goes out first, and the time of the next
 * request does not tell what work the one before made: PGlite does one thing at a time.
 */
const breath = { min: 50, max: 300 };

export function startTareas(services: Services, tareas: readonly Tarea[]): TareasEnMarcha {
  const running = tareas.map((tarea) => startTarea(services, tarea));
  const stopListening = services.timbre.listen((nombre) => {
    for (const one of running) if (one.nombre === nombre) one.wake();
  });
  return {
    async close() {
      stopListening();
      await Promise.all(running.map((one) => one.close()));
    },
  };
}

function startTarea(services: Services, tarea: Tarea) {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let isAsked = false;
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
    current = runOnce(services, tarea, closing.signal).finally(() => {
      current = undefined;
      // Called while it ran: what came in may have been too late for that run.
      schedule(isAsked ? 0 : tarea.cadaMs);
    });
  };
  start();
  return {
    nombre: tarea.nombre,
    wake(): void {
      // While one call waits for its breath, others add nothing to it.
      if (isAsked) return;
      isAsked = true;
      if (!current) schedule(breath.min + Math.random() * (breath.max - breath.min));
    },
    async close(): Promise<void> {
      closing.abort();
      clearTimeout(timer);
      await current;
    },
  };
}

async function runOnce(services: Services, tarea: Tarea, closing: AbortSignal): Promise<void> {
  try {
    await tarea.run(services, closing);
  } catch (error) {
    services.logger.error({ tarea: tarea.nombre, error: describeError(error) }, 'background work failed');
  }
}
