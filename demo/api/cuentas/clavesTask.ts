/** Queues the mails for requests to change a forgotten password, and deletes old sessions and links. */
import { asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sesiones, solicitudesClave } from '../db/schema/cuentas.ts';
import { tokens } from '../db/schema/tokens.ts';
import type { Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { take } from '../limites/take.ts';
import type { Task } from '../tareas/startTasks.ts';
import { findCuentas, normalizeUsername } from './findCuentas.ts';
import { cuentaEnvelope, enqueueCuentaMail } from './letters.ts';

/** Sessions and links are kept this long after their end, so that people can be told that they expired. */
const keptMs = 7 * 24 * 3_600_000;

export const clavesTask: Task = {
  name: 'claves',
  everyMs: 15_000,
  async run(services) {
    while (await resolveOne(services));
    await forgetOver(services);
    services.wakeUps.emit('correo');
  },
};

/** Queues the mail for one request and deletes the request, in one transaction. Returns false when none is left. */
async function resolveOne(services: Services): Promise<boolean> {
  const now = services.now();
  return services.database.db.transaction(async (tx) => {
    const [pedido] = await tx
      .select()
      .from(solicitudesClave)
      .orderBy(asc(solicitudesClave.creadoEl))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!pedido) return false;
    await tx.delete(solicitudesClave).where(eq(solicitudesClave.id, pedido.id));
    await writeMails(tx, pedido.nombre, services, now);
    return true;
  });
}

async function writeMails(tx: Db, typed: string, services: Services, now: Date): Promise<void> {
  const username = normalizeUsername(typed);
  const found = await findCuentas(tx, username);
  // An e-mail means its verified owner, else its newest account. An identification number may exist in two kinds, so it
  // may mean two people.
  for (const { cuenta, cliente } of username.correo ? found.slice(0, 1) : found) {
    // The limit counts by account, because a request may name the account by e-mail or by identification.
    if (!(await isAllowed(tx, cuenta.id, services, now))) continue;
    await enqueueCuentaMail(tx, { tipo: 'clave_solicitada', ...cuentaEnvelope(cuenta, cliente) }, now);
  }
}

async function isAllowed(tx: Db, cuentaId: string, { config }: Services, now: Date): Promise<boolean> {
  try {
    await take(tx, 'clave-cuenta', cuentaId, config.limites.claveNombre, now);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

async function forgetOver({ database: { db }, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  await db.delete(sesiones).where(lt(sesiones.caducaEl, before));
  await db.delete(tokens).where(lt(tokens.caducaEl, before));
}
