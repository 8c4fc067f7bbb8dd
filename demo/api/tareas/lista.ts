/** The work that goes on beside the answers. */
import { tareaClaves } from '../clave/tarea.ts';
import { tareaCorreo } from '../correo/tarea.ts';
import { tareaIdempotencia } from '../idempotencia/limpiar.ts';
import { tareaSolicitudes } from '../inscripciones/procesar.ts';
import { tareaVencimientos } from '../inscripciones/vencer.ts';
import { tareaIntentos } from '../pasarela/tarea.ts';
import type { Tarea } from './start.ts';

export const tareas: readonly Tarea[] = [
  tareaVencimientos,
  tareaSolicitudes,
  tareaCorreo,
  tareaClaves,
  tareaIdempotencia,
  tareaIntentos,
];
