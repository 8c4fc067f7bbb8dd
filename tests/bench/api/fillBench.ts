/** Fills a database for the bench: thousands of clients with six of everything, forty courses, and people who sign in. */
import { sql } from 'drizzle-orm';
import type { AppServices } from '../../../demo/api/app.ts';
import { hashClave } from '../../../demo/api/cuentas/passwords.ts';
import { credenciales, cuentas } from '../../../demo/api/db/schema/cuentas.ts';
import { addManyClientes } from '../../api/support/manyClientes.ts';
import { addCliente, addCurso, openNow, type SignedIn } from '../../api/support/school.ts';

/** Clients with a session. */
const SIGNED_IN = 40;
/** The number of invoices, enrolments and links of each client. */
const EACH = 6;
const CURSOS = 40;
/** Enough to be sold out while the bench applies for it. */
const CUPO = 200;

export const clave = 'una clave de prueba larga';

export interface Filled {
  people: SignedIn[];
  /** The e-mail of an account with the password `clave`. */
  correos: string[];
  /** Courses without a limit of seats, and one with few seats. */
  cursos: string[];
  scarce: { id: string; cupo: number };
  clientes: number;
  seconds: number;
}

export async function fillBench(services: AppServices, total: number): Promise<Filled> {
  const { database, config } = services;
  const begun = performance.now();
  const people: SignedIn[] = [];
  for (let n = 0; n < SIGNED_IN; n += 1) people.push(await addCliente(services, n));
  const all = await database.db.select({ id: cuentas.id, correo: cuentas.correo }).from(cuentas);
  const hash = await hashClave(clave, config.claveCost);
  await database.db
    .insert(credenciales)
    .values(all.map(({ id }) => ({ cuentaId: id, hash, cambiadaEl: services.now() })));
  const dates = openNow();
  const cursos: string[] = [];
  for (let n = 1; n < CURSOS; n += 1) cursos.push((await addCurso(database.db, dates)).id ?? '');
  const scarce = await addCurso(database.db, { ...dates, cupo: CUPO });
  const clientes = await addManyClientes(database, {
    clientes: total - people.length,
    each: EACH,
    existing: people.map(({ clienteId }) => clienteId),
  });
  // Sets the last numbers, which triggers and the calls themselves would have set. Adds a course that has not ended.
  await database.db.execute(
    sql`insert into consecutivos (serie, ultimo) select '001-001', count(*) from facturas where tipo = 'factura'`,
  );
  await database.db.execute(
    sql`update cursos set inicio = ${dates.inicio}, fin = ${dates.fin} where identificacion = 'MUCHOS'`,
  );
  return {
    people,
    correos: all.map(({ correo }) => correo),
    cursos,
    scarce: { id: scarce.id ?? '', cupo: CUPO },
    clientes,
    seconds: (performance.now() - begun) / 1000,
  };
}
