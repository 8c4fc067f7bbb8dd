/** The work that goes on beside the answers. */
import type { Tarea } from './start.ts';

export const tareas: readonly Tarea[] = [];
