/** Measures what waits when metrics are read: requests, connections, hashes, documents, and work in the database. */
import { sql } from 'drizzle-orm';
import { answersInTime } from './answersInTime.ts';
import { clavesInLine } from './cuentas/passwords.ts';
import { rows } from './db/db.ts';
import type { Services } from './http/context.ts';
import { printsInLine } from './pdf/inWorker.ts';

/** The work in the database, with the moment from which it waits. */
const waiting = sql`
  select 'correo' as queue, count(*)::int as n, min(creado_el) as since from correo_saliente where estado = 'pendiente'
  union all select 'solicitudes', count(*)::int, min(creada_el) from solicitudes where estado = 'recibida'
  union all select 'pagos', count(*)::int, min(creado_el) from pagos where estado in ('creado', 'pendiente')`;

export async function measureQueues({ database, metrics, traffic, now }: Services): Promise<void> {
  const { queueWaiting, queueOldest, databaseUp, connections, underWay } = metrics;
  underWay.set(traffic.passing());
  for (const [state, n] of Object.entries(database.connections?.() ?? {})) connections.set({ state }, n);
  queueWaiting.set({ queue: 'claves' }, clavesInLine.waiting());
  queueWaiting.set({ queue: 'documentos' }, printsInLine.waiting());
  const found = rows(database.db, waiting);
  const isUp = await answersInTime(found);
  databaseUp.set(isUp ? 1 : 0);
  if (!isUp) return;
  for (const { queue, n, since } of await found) {
    queueWaiting.set({ queue: String(queue) }, Number(n));
    const age = since === null ? 0 : (now().getTime() - new Date(String(since)).getTime()) / 1000;
    queueOldest.set({ queue: String(queue) }, Math.max(0, age));
  }
}
