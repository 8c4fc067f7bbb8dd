/** POST perfil/cambio-clave: changes the password by the current one, or by a token from a mail. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { changeClave } from '../../../src/contract/cambioClave.ts';
import type { Db } from '../db/db.ts';
import { credenciales, sesiones } from '../db/schema/cuentas.ts';
import type { Acceso, Services } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call, Handler } from '../http/serve.ts';
import { forget } from '../limites/take.ts';
import { takeSlowly } from '../limites/takeSlowly.ts';
import { unauthorized } from './accessTokens.ts';
import { confirmCorreoCuenta } from './confirmCorreoCuenta.ts';
import { enqueueCuentaMail } from './letters.ts';
import { findToken, useToken, voidTokens } from './mailTokens.ts';
import { hashClave, isSameClave, verifyClave } from './passwords.ts';
import { findTitular, requireClaveNueva, type Titular } from './titular.ts';

type ChangeCall = Call<typeof changeClave>;

/**
 * With the current password, all other sessions end; with a token, all sessions end. A wrong current password is 422, not
 * 401, because the session is valid. Repeated wrong ones must wait longer each time (429).
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
  { now, commit }: ChangeCall,
  { claveActual, claveNueva }: { claveActual: string; claveNueva: string },
  { cuentaId, sesionId }: Acceso,
  services: Services,
): Promise<void> {
  const { db } = services.database;
  await takeSlowly(db, 'clave-actual', cuentaId, services.config.limites.claveActual, now);
  const titular = await findTitular(db, cuentaId);
  if (!(await verifyClave(titular?.hash, claveActual, services.config.claveCost)) || !titular) {
    throw new ProblemError('clave_actual_incorrecta', {
      errors: [{ pointer: '/claveActual', code: 'clave_actual_incorrecta' }],
    });
  }
  await forget(db, 'clave-actual', cuentaId);
  const hash = await hashClave(requireClaveNueva(claveNueva, titular), services.config.claveCost);
  await commit(async (tx) => {
    await saveClave(tx, { titular, hash, keep: sesionId }, now);
    return undefined;
  });
}

/** Throws token_invalido, token_expirado or token_usado. A refused new password does not use up the token. */
async function changeByToken(
  { now, commit, c }: ChangeCall,
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
  const hash = await hashClave(requireClaveNueva(claveNueva, titular), services.config.claveCost);
  await commit(async (tx) => {
    const used = await useToken(tx, token, 'clave', now);
    if (!used.ok) throw new ProblemError(used.code);
    const current = await findTitular(tx, titular.cuentaId);
    if (!current) throw new ProblemError('token_invalido');
    await saveClave(tx, { titular: current, hash }, now);
    // The link was sent to that mailbox, so the person reads it.
    if (correo !== null) await confirmCorreoCuenta(tx, { cuentaId: titular.cuentaId, correo }, now);
    return undefined;
  });
}

interface Cambio {
  titular: Titular;
  /** The hash of the new password. */
  hash: string;
  /** The session to keep; all others of the account end. */
  keep?: string;
}

/**
 * Replaces the password and ends the account's other sessions and links, in the caller's transaction. Throws
 * clave_actual_incorrecta if the password has changed since `titular` was read, so that only one of two changes at once succeeds.
 */
async function saveClave(tx: Db, { titular, hash, keep }: Cambio, now: Date): Promise<void> {
  const { cuentaId } = titular;
  const [changed] = await tx
    .update(credenciales)
    .set({ hash, cambiadaEl: now })
    .where(and(eq(credenciales.cuentaId, cuentaId), isSameClave(credenciales.hash, titular.hash)))
    .returning({ cuentaId: credenciales.cuentaId });
  if (!changed) throw new ProblemError('clave_actual_incorrecta');
  await tx
    .update(sesiones)
    .set({ revocadaEl: now })
    .where(
      and(
        eq(sesiones.cuentaId, cuentaId),
        isNull(sesiones.revocadaEl),
        keep === undefined ? undefined : ne(sesiones.id, keep),
      ),
    );
  await voidTokens(tx, { cuentaId, proposito: 'clave' }, now);
  await enqueueCuentaMail(tx, { tipo: 'clave_cambiada', ...titular.envelope, cambiadaEl: now }, now);
}
