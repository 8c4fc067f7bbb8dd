/** Signs in by e-mail or identification. */
import { and, eq } from 'drizzle-orm';
import type { login } from '../../../src/contract/auth.ts';
import type { ClaveCost } from '../config.ts';
import type { Db } from '../db/db.ts';
import { credenciales } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { keyOf, take } from '../limites/take.ts';
import { takeSlowly } from '../limites/takeSlowly.ts';
import { candidatesMax, findCuentas, normalizeUsername } from './findCuentas.ts';
import type { CuentaServices } from './loadKeys.ts';
import { openSesion } from './openSesion.ts';
import { isOfCost, rehashClave, verifyClaves } from './passwords.ts';
import { usuarioOf } from './usuarioOf.ts';

/**
 * 401 credenciales_invalidas does not reveal whether the account exists, and takes the same time in both cases. Three
 * limits count failures, also of accounts that do not exist: by account and address together (with growing waits), by
 * account, and by address. Throws 429 above a limit.
 */
export async function handleLogin({ body, now, address, c }: Call<typeof login>, services: CuentaServices) {
  const { db } = services.database;
  const { limites, claveCost } = services.config;
  const username = normalizeUsername(body.username);
  const network = networkOf(address);
  const pair = `${username.name}\n${network}`;
  await takeSlowly(db, 'ingreso', pair, limites.ingresoCuentaDireccion, now);
  await take(db, 'ingreso-direccion', network, limites.ingresoDireccion, now);
  await take(db, 'ingreso-cuenta', username.name, limites.ingresoCuenta, now);
  const candidates = await findCuentas(db, username);
  // Always computes the same number of hashes, so that the time does not reveal how many accounts there are.
  const hashes = Array.from({ length: candidatesMax }, (_, i) => candidates[i]?.hash);
  const verdicts = await verifyClaves(hashes, body.password, claveCost);
  const found = candidates.find((_, i) => verdicts[i]);
  if (!found) throw new ProblemError('credenciales_invalidas');
  c.set('cuentaId', found.cuenta.id);
  if (!isOfCost(found.hash, claveCost)) await renewHash(db, found, body.password, claveCost);
  const tries = {
    back: [keyOf('ingreso-direccion', network), keyOf('ingreso-cuenta', username.name)] as [string, string],
    forgotten: keyOf('ingreso', pair),
  };
  const verified = { cuentaId: found.cuenta.id, hash: found.hash, tries };
  const accessToken = await openSesion(services, verified, now, c);
  return { accessToken, user: usuarioOf(found.cuenta, found.cliente) };
}

interface Known {
  cuenta: { id: string };
  hash: string;
}

/**
 * Stores the password at today's cost: verifying a hash of another cost takes a different time than the stand-in for unknown
 * names. If the stored hash has changed meanwhile, it stays.
 */
async function renewHash(db: Db, { cuenta, hash }: Known, clave: string, cost: ClaveCost): Promise<void> {
  await db
    .update(credenciales)
    .set({ hash: await rehashClave(clave, cost, hash) })
    .where(and(eq(credenciales.cuentaId, cuenta.id), eq(credenciales.hash, hash)));
}
