/** Deletes answers past their keeping time. */
import { lt } from 'drizzle-orm';
import { idempotencia } from '../db/schema/service.ts';
import type { Task } from '../tareas/startTasks.ts';

export const idempotenciaTask: Task = {
  name: 'idempotencia',
  everyMs: 10 * 60_000,
  async run({ database, now }) {
    await database.db.delete(idempotencia).where(lt(idempotencia.caducaEl, now()));
  },
};
