/** Answers health checks: 200 if the database answers within two seconds, else 503 with the same fields. */
import { getSalud, type Salud } from '../../src/contract/salud.ts';
import { answersInTime } from './answersInTime.ts';
import { serveRaw } from './http/serve.ts';
import { version } from './version.ts';

export const serveSalud = serveRaw(getSalud, async (c, { database }) => {
  const estado = (await answersInTime(database.ping())) ? 'disponible' : 'no_disponible';
  const salud: Salud = { estado, baseDeDatos: estado, version };
  c.header('Cache-Control', 'no-store');
  return c.json(salud, estado === 'disponible' ? 200 : 503);
});
