/** Liveness and readiness: 200 when the database answers, 503 with the same body when it does not within two seconds. */
import type { Hono } from 'hono';
import { getSalud, type Salud } from '../../src/contract/salud.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { describeEndpoint } from './http/describeEndpoint.ts';
import { version } from './version.ts';

const patience = 2000;

export function mountSalud(app: Hono<ApiEnv>, { database }: Services): void {
  app.get(getSalud.path, describeEndpoint(getSalud), async (c) => {
    c.set('ruta', getSalud.path);
    const estado = (await answers(database.ping())) ? 'disponible' : 'no_disponible';
    const salud: Salud = { estado, baseDeDatos: estado, version };
    c.header('Cache-Control', 'no-store');
    return c.json(salud, estado === 'disponible' ? 200 : 503);
  });
}

async function answers(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([ping.then(() => true as const), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
