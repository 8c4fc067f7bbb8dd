/** Sign-in by e-mail or identification. */
import type { login } from '../../../src/contract/auth.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { forget, giveBack, take } from '../limites/take.ts';
import { takeSlowly } from '../limites/takeSlowly.ts';
import { candidatesMax, findCuentas, normalizeUsername } from './findCuentas.ts';
import type { CuentaServices } from './loadKeys.ts';
import { openSesion } from './openSesion.ts';
import { verifyClave } from './passwords.ts';
import { usuarioOf } from './usuarioOf.ts';

/**
 * 401 credenciales_invalidas does not reveal whether the account exists, and takes the same time in both cases. Three
 * limits count failures, also of accounts that do not exist: by account and address together (with growing waits), by
 * account, and by address. Throws 429 above a limit.
 */
export async function handleLogin({ body, now, address, c }: Call<typeof login>, services: CuentaServices) {
  const { db } = services.database;
  const { limites, costeClave } = services.config;
  const username = normalizeUsername(body.username);
  const network = networkOf(address);
  const pair = `${username.name}\n${network}`;
  await takeSlowly(db, 'ingreso', pair, limites.ingresoCuentaDireccion, now);
  await take(db, 'ingreso-direccion', network, limites.ingresoDireccion, now);
  await take(db, 'ingreso-cuenta', username.name, limites.ingresoCuenta, now);
  const candidates = await findCuentas(db, username);
  // Always computes the same number of hashes, so that the time does not reveal how many accounts there are.
  const verdicts = await Promise.all(
    Array.from({ length: candidatesMax }, (_, i) =>
      verifyClave(candidates[i]?.hash, body.password, costeClave),
    ),
  );
  const found = candidates.find((_, i) => verdicts[i]);
  if (!found) throw new ProblemError('credenciales_invalidas');
  await giveBack(db, 'ingreso-direccion', network);
  await giveBack(db, 'ingreso-cuenta', username.name);
  await forget(db, 'ingreso', pair);
  c.set('cuentaId', found.cuenta.id);
  const accessToken = await openSesion(services, { cuentaId: found.cuenta.id, hash: found.hash }, now, c);
  return { accessToken, user: usuarioOf(found.cuenta, found) };
}
