/**
 * Registers an account. The answer is always 201 with a new, empty account, even if the e-mail is known, so that it does
 * not reveal who studies here. The account owns its e-mail, and gets the existing records of that e-mail, only after the
 * mailbox was confirmed. At sign-in a verified account comes before unverified ones with the same e-mail.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { register } from '../../../src/contract/registro.ts';
import { checkClave } from '../../../src/domain/clave.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { ClaveCost } from '../config.ts';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { Call } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { cuentaEnvelope, enqueueCuentaMail } from './letters.ts';
import type { CuentaServices } from './loadKeys.ts';
import { insertSesion } from './openSesion.ts';
import { hashClave, verifyClave } from './passwords.ts';
import { selectCuentas } from './selectCuentas.ts';
import { usuarioOf } from './usuarioOf.ts';

/** The same registration within this time counts as a retry and gets the account of the first. */
const retryMs = 10 * 60 * 1000;

interface NewCuenta {
  email: string;
  password: string;
  firstName: string;
  lastName: string | null;
}

export async function handleRegister(
  { body, now, address, c, commit }: Call<typeof register>,
  services: CuentaServices,
) {
  const { db } = services.database;
  const { limites, claveCost } = services.config;
  await take(db, 'registro-direccion', networkOf(address), limites.registroDireccion, now);
  await take(db, 'registro-correo', body.email, limites.registroCorreo, now);
  const name = { nombres: body.firstName, apellidos: body.lastName ?? '' };
  const verdict = checkClave(body.password, { nombre: fullName(name), correo: body.email });
  if (!verdict.ok) {
    throw new ProblemError('validacion', { errors: [{ pointer: '/password', code: verdict.code }] });
  }
  const hash = await hashClave(verdict.value, claveCost);
  const idioma = readIdioma(c.req.header('accept-language'));
  const answer = await commit(async (tx) => {
    // Registrations of one e-mail at the same time wait for each other here, so that the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registro ${body.email}`}, 0))`);
    const repeated = await findRepeated(tx, body, claveCost, now);
    const { cuenta, hash: kept } = repeated ?? (await insertCuenta(tx, { ...body, idioma, hash }, now));
    c.set('cuentaId', cuenta.id);
    const accessToken = await insertSesion(tx, services, { cuentaId: cuenta.id, hash: kept }, now, c);
    return { accessToken, user: usuarioOf(cuenta, name) };
  });
  services.wakeUps.emit('correo');
  return answer;
}

interface Abierta {
  cuenta: typeof cuentas.$inferSelect;
  hash: string;
}

async function findRepeated(
  db: Db,
  asked: NewCuenta,
  cost: ClaveCost,
  now: Date,
): Promise<Abierta | undefined> {
  const [row] = await selectCuentas(db)
    .where(
      and(
        eq(cuentas.correo, asked.email),
        isNull(cuentas.correoVerificadoEl),
        isNull(cuentas.deshabilitadaEl),
        gt(cuentas.creadaEl, new Date(now.getTime() - retryMs)),
      ),
    )
    .orderBy(desc(cuentas.creadaEl))
    .limit(1);
  const isSame = row?.cliente.nombres === asked.firstName && row.cliente.apellidos === (asked.lastName ?? '');
  // Always checks a hash, so that the time does not reveal whether there is an account.
  const knows = await verifyClave(row?.hash, asked.password, cost);
  return isSame && knows ? { cuenta: row.cuenta, hash: row.hash } : undefined;
}

/** Inserts an account and queues its mail. The row of the mail is the same for every e-mail; its text is decided later. */
async function insertCuenta(
  db: Db,
  { hash, idioma, ...asked }: NewCuenta & { hash: string; idioma: Idioma },
  now: Date,
): Promise<Abierta> {
  const clienteId = randomUUID();
  const { firstName: nombres, lastName, email: correo } = asked;
  const apellidos = lastName ?? '';
  await db.insert(clientes).values({ id: clienteId, nombres, apellidos, correo, idioma, creadoEl: now });
  const [cuenta] = await db
    .insert(cuentas)
    .values({ id: randomUUID(), clienteId, correo, creadaEl: now })
    .returning();
  if (!cuenta) throw new Error('The account was not inserted.');
  await db.insert(credenciales).values({ cuentaId: cuenta.id, hash, cambiadaEl: now });
  const envelope = cuentaEnvelope(cuenta, { nombres, idioma });
  await enqueueCuentaMail(db, { tipo: 'cuenta_verificar', ...envelope }, now);
  return { cuenta, hash };
}
