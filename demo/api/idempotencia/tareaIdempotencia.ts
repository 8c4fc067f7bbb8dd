/** Forgets answers whose time is over, and turns that somebody left behind. */
import { lt } from 'drizzle-orm';
import { idempotencia } from '../db/schema/servicio.ts';
import type { Tarea } from '../tareas/startTareas.ts';

export const tareaIdempotencia: Tarea = {
  nombre: 'idempotencia',
  cadaMs: 10 * 60_000,
  async run({ database, now }) {
    await database.db.delete(idempotencia).where(lt(idempotencia.caducaEl, now()));
  },
};
