/**
 * Serves metrics in the text format of Prometheus. They reveal how much the institution sells, so they are not public: they
 * have a port of their own, or need a token at /metrics. Without a port and without a token nobody can read them.
 */

import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { answersInTime } from './answersInTime.ts';
import { waitingClaves } from './cuentas/passwords.ts';
import { rows } from './db/rows.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { isSameSecret } from './http/isSameSecret.ts';
import { problemResponse } from './http/problem.ts';
import { waitingPrints } from './pdf/inWorker.ts';

/**
 * Serves the metrics at the API's own port. A caller without the right token gets 404, and so does not learn that they
 * exist.
 */
export function mountMetrics(app: Hono<ApiEnv>, services: Services): void {
  const { token } = services.config.metrics;
  if (token === undefined) return;
  const answer = answerMetrics(services);
  app.get('/metrics', (c) =>
    isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)
      ? answer()
      : problemResponse('no_encontrado', { detail: 'There is no such path.' }),
  );
}

/** Serves the metrics at a port of their own. */
export function createMetricsApp(services: Services): Hono {
  return new Hono().get('/metrics', answerMetrics(services));
}

function answerMetrics(services: Services): () => Promise<Response> {
  const { registry } = services.metrics;
  return async () => {
    await measureQueues(services);
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    });
  };
}

/** The pending work in the database, and since when it waits. */
const waiting = sql`
  select 'correo' as queue, count(*)::int as n, min(creado_el) as since from correo_saliente where estado = 'pendiente'
  union all select 'solicitudes', count(*)::int, min(creada_el) from solicitudes where estado = 'recibida'
  union all select 'pagos', count(*)::int, min(creado_el) from pagos where estado in ('creado', 'pendiente')`;

/** Measures what waits when metrics are read: requests, connections, hashes, documents, and work in the database. */
async function measureQueues({ database, metrics, traffic, now }: Services): Promise<void> {
  const { queueWaiting, queueOldest, databaseUp, connections, underWay } = metrics;
  underWay.set(traffic.passing());
  for (const [state, n] of Object.entries(database.connections?.() ?? {})) connections.set({ state }, n);
  queueWaiting.set({ queue: 'claves' }, waitingClaves());
  queueWaiting.set({ queue: 'documentos' }, waitingPrints());
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
