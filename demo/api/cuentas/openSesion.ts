/** Begins a session: inserts a row, which can be revoked, and returns a token with its id. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { credenciales, sesiones } from '../db/schema/cuentas.ts';
import { transact } from '../db/transact.ts';
import { clientPais } from '../http/clientPais.ts';
import type { ApiEnv } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { signToken } from './accessTokens.ts';
import type { CuentaServices } from './loadKeys.ts';

/**
 * `hash` is the password hash that was just verified. Throws 401 if it was changed meanwhile: a change ends every
 * session, so it must end this one too.
 */
export async function openSesion(
  services: CuentaServices,
  { cuentaId, hash }: { cuentaId: string; hash: string },
  now: Date,
  c: Context<ApiEnv>,
): Promise<string> {
  const id = randomUUID();
  const { tokenTtl } = services.config;
  await transact(services.database.db, async (tx) => {
    const [current] = await tx
      .select({ hash: credenciales.hash })
      .from(credenciales)
      .where(eq(credenciales.cuentaId, cuentaId))
      .for('share');
    if (current?.hash !== hash) throw new ProblemError('credenciales_invalidas');
    await tx.insert(sesiones).values({
      id,
      cuentaId,
      creadaEl: now,
      caducaEl: new Date(now.getTime() + tokenTtl * 1000),
      agente: c.req.header('user-agent')?.slice(0, 400) ?? null,
      pais: clientPais(c, services.config) ?? null,
    });
  });
  return signToken(services.keys, { cuentaId, sesionId: id }, now, tokenTtl);
}
