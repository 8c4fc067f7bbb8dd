/** Wakes background work by its name, without knowing whether anybody runs it. One for each API, not for the process. */

export interface Timbre {
  /** There is something to do for the task of that name. Does nothing where no task of that name runs. */
  wake(nombre: string): void;
  /** Gives back what stops listening. */
  listen(heard: (nombre: string) => void): () => void;
}

export function createTimbre(): Timbre {
  const listeners = new Set<(nombre: string) => void>();
  return {
    wake(nombre) {
      for (const heard of listeners) heard(nombre);
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
