/** Answers health checks: 200 if the database answers within two seconds, else 503 with the same fields. */
import { getSalud, type Salud } from '../../src/contract/salud.ts';
import { serveRaw } from './http/serve.ts';
import { version } from './version.ts';

const patienceMs = 2000;

export const serveSalud = serveRaw(getSalud, async (c, { database }) => {
  const estado = (await answers(database.ping())) ? 'disponible' : 'no_disponible';
  const salud: Salud = { estado, baseDeDatos: estado, version };
  c.header('Cache-Control', 'no-store');
  return c.json(salud, estado === 'disponible' ? 200 : 503);
});

async function answers(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await Promise.race([ping.then(() => true as const), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
