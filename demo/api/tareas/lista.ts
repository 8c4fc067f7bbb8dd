/** The work that goes on beside the answers. */
import { tareaIdempotencia } from '../idempotencia/limpiar.ts';
import type { Tarea } from './start.ts';

export const tareas: readonly Tarea[] = [tareaIdempotencia];
