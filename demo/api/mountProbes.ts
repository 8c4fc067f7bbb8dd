/**
 * Answers the probes of orchestrators and monitors. /livez says that the process answers, whatever the database does: if it
 * fails, restart the process. /readyz says that the database can be read and written: if it fails, send the process no
 * requests. These calls are not logged. The portal uses the contract's own health call instead.
 */
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { getSalud, type Salud } from '../../src/contract/salud.ts';
import { answersInTime } from './answersInTime.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { serveRaw } from './http/serve.ts';
import { version } from './version.ts';

/** Milliseconds. Anybody may ask, and an answer costs a write. */
const keptMs = 1000;

interface Readiness {
  lectura: boolean;
  escritura: boolean;
}

export function mountProbes(app: Hono<ApiEnv>, { database }: Services): void {
  let known: Promise<Readiness> | undefined;
  let until = 0;
  const ready = (): Promise<Readiness> => {
    if (known && performance.now() < until) return known;
    until = Number.POSITIVE_INFINITY;
    known = probe().finally(() => {
      until = performance.now() + keptMs;
    });
    return known;
  };
  async function probe(): Promise<Readiness> {
    const reads = await answersInTime(database.db.execute(reading));
    return { lectura: reads, escritura: reads && (await answersInTime(database.db.execute(writing))) };
  }
  app.get('/livez', (c) => c.json({ estado: 'disponible' }, 200, noStore));
  app.get('/readyz', async (c) => {
    const { lectura, escritura } = await ready();
    const isReady = lectura && escritura;
    const tell = (can: boolean) => (can ? 'disponible' : 'no_disponible');
    const body = { estado: tell(isReady), lectura: tell(lectura), escritura: tell(escritura) };
    return c.json(body, isReady ? 200 : 503, noStore);
  });
}

const noStore = { 'cache-control': 'no-store' };

/** Answers health checks: 200 if the database answers within two seconds, else 503 with the same fields. */
export const serveSalud = serveRaw(getSalud, async (c, { database }) => {
  const estado = (await answersInTime(database.db.execute(reading))) ? 'disponible' : 'no_disponible';
  const salud: Salud = { estado, baseDeDatos: estado, version };
  c.header('Cache-Control', 'no-store');
  return c.json(salud, estado === 'disponible' ? 200 : 503);
});

const reading = sql`select 1`;

/** Writes one row in the table of counters, which expire by themselves. */
const writing = sql`
  insert into limites (clave, intentos, desde, hasta) values ('readyz', 0, now(), now() + interval '1 hour')
  on conflict (clave) do update set desde = excluded.desde, hasta = excluded.hasta`;
