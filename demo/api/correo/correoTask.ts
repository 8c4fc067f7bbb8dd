/** Composes and delivers mail in the background. Any number of processes may run it, because each claims its rows. */
import type { Task } from '../tareas/startTasks.ts';
import { composePending } from './composePending.ts';
import { deliverPending } from './deliverPending.ts';
import type { CorreoServices } from './letters.ts';

export const correoTask: Task<CorreoServices> = {
  name: 'correo',
  everyMs: 5_000,
  async run(services, closing) {
    await composePending(services, closing);
    if (!closing?.aborted) await deliverPending(services, closing);
  },
};
