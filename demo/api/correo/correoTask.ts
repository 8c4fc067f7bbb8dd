/** Composes and delivers mail beside the answers. Every process may: rows are claimed one by one. */
import type { Task } from '../tareas/startTasks.ts';
import { composePending } from './componer.ts';
import { deliverPending } from './entregar.ts';

export const correoTask: Task = {
  nombre: 'correo',
  cadaMs: 5_000,
  async run(services, closing) {
    await composePending(services, closing);
    if (!closing?.aborted) await deliverPending(services, closing);
  },
};
