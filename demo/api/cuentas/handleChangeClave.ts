/** POST perfil/cambio-clave: changes the password of somebody who knows it, or who reads the account's mailbox. */
import type { changeClave } from '../../../src/contract/cambioClave.ts';
import type { Acceso, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call, Handler } from '../http/serve.ts';
import { forget } from '../limites/take.ts';
import { takeSlowly } from '../limites/takeSlowly.ts';
import { unauthorized } from './accessTokens.ts';
import { confirmCorreoCuenta } from './confirmCorreoCuenta.ts';
import { findToken, useToken } from './mailTokens.ts';
import { hashClave, verifyClave } from './passwords.ts';
import { saveClave } from './saveClave.ts';
import { findTitular, requireClaveNueva } from './titular.ts';

type Llamada = Call<typeof changeClave>;

/**
 * With the current password the session that asks goes on and every other one ends; with a token all of them end. A
 * current password that is wrong is 422, not 401: the session is good. Wrong ones wait longer and longer (429).
 */
export const handleChangeClave: Handler<typeof changeClave> = async (call, services) => {
  const { body, who } = call;
  if ('token' in body) await changeByToken(call, body, services);
  else if (who) await changeByClave(call, body, who, services);
  else throw unauthorized('sesion_requerida');
  services.wakeUps.emit('correo');
  return undefined;
};

async function changeByClave(
  { now, commit }: Llamada,
  { claveActual, claveNueva }: { claveActual: string; claveNueva: string },
  { cuentaId, sesionId }: Acceso,
  services: Services,
): Promise<void> {
  const { db } = services.database;
  await takeSlowly(db, 'clave-actual', cuentaId, services.config.limites.claveActual, now);
  const titular = await findTitular(db, cuentaId);
  if (!(await verifyClave(titular?.hash, claveActual, services.config.costeClave)) || !titular) {
    throw new ProblemError('clave_actual_incorrecta', {
      errors: [{ pointer: '/claveActual', code: 'clave_actual_incorrecta' }],
    });
  }
  await forget(db, 'clave-actual', cuentaId);
  const hash = await hashClave(requireClaveNueva(claveNueva, titular), services.config.costeClave);
  await commit(async (tx) => {
    await saveClave(tx, { titular, hash, keep: sesionId }, now);
    return undefined;
  });
}

/** Throws token_invalido, token_expirado or token_usado; a password that is refused does not use the token up. */
async function changeByToken(
  { now, commit, c }: Llamada,
  { token, claveNueva }: { token: string; claveNueva: string },
  services: Services,
): Promise<void> {
  const { db } = services.database;
  const found = await findToken(db, token, 'clave', now);
  if (!found.ok) throw new ProblemError(found.code);
  const { cuentaId, correo } = found.token;
  const titular = cuentaId === null ? undefined : await findTitular(db, cuentaId);
  if (!titular) throw new ProblemError('token_invalido');
  c.set('cuentaId', titular.cuentaId);
  const hash = await hashClave(requireClaveNueva(claveNueva, titular), services.config.costeClave);
  await commit(async (tx) => {
    const used = await useToken(tx, token, 'clave', now);
    if (!used.ok) throw new ProblemError(used.code);
    const current = await findTitular(tx, titular.cuentaId);
    if (!current) throw new ProblemError('token_invalido');
    await saveClave(tx, { titular: current, hash }, now);
    // Who had the link reads the mailbox that it was sent to.
    if (correo !== null) await confirmCorreoCuenta(tx, { cuentaId: titular.cuentaId, correo }, now);
    return undefined;
  });
}
