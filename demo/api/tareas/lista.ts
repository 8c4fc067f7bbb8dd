/** The work that goes on beside the answers. */

import { tareaCorreo } from '../correo/tarea.ts';
import { tareaClaves } from '../cuentas/tareaClaves.ts';
import { tareaIdempotencia } from '../idempotencia/tareaIdempotencia.ts';
import { tareaSolicitudes } from '../inscripciones/tareaSolicitudes.ts';
import { tareaVencimientos } from '../inscripciones/tareaVencimientos.ts';
import { tareaIntentos } from '../pagos/tareaIntentos.ts';
import type { Tarea } from './startTareas.ts';

export const tareas: readonly Tarea[] = [
  tareaVencimientos,
  tareaSolicitudes,
  tareaCorreo,
  tareaClaves,
  tareaIdempotencia,
  tareaIntentos,
];
