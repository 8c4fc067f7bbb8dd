/** Begins a session: inserts a row, which can be revoked, and returns a token with its id. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { rows } from '../db/rows.ts';
import { credenciales, sesiones } from '../db/schema/cuentas.ts';
import { limites } from '../db/schema/service.ts';
import { retry } from '../db/transact.ts';
import { clientPais } from '../http/clientAddress.ts';
import type { ApiEnv } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { signToken } from './accessTokens.ts';
import type { CuentaServices } from './loadKeys.ts';
import { isSameClave } from './passwords.ts';

interface Verified {
  cuentaId: string;
  /** The password hash that was just verified. */
  hash: string;
  /** Keys of limites: tries that are given back, because only failures count, and a count that is forgotten. */
  tries?: { back: [string, ...string[]]; forgotten: string };
}

/** Opens the session outside a transaction, so that it can be retried. */
export function openSesion(
  services: CuentaServices,
  verified: Verified,
  now: Date,
  c: Context<ApiEnv>,
): Promise<string> {
  const id = randomUUID();
  return repeat(() => retry(() => insertSesion(services.database.db, services, verified, now, c, id)));
}

/**
 * Opens the session in one statement. Throws 401 if the password was changed meanwhile: a change ends every session, so it
 * must end this one too.
 */
export async function insertSesion(
  db: Db,
  services: CuentaServices,
  { cuentaId, hash, tries }: Verified,
  now: Date,
  c: Context<ApiEnv>,
  id: string = randomUUID(),
): Promise<string> {
  const { tokenTtl } = services.config;
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const userAgent = c.req.header('user-agent')?.slice(0, 400) ?? null;
  const pais = clientPais(c, services.config) ?? null;
  const isCurrent = sql`exists (select 1 from vigente)`;
  const settled =
    tries &&
    sql`, devueltos as (update ${limites} set intentos = greatest(intentos - 1, 0)
        where ${inArray(limites.clave, tries.back)} and ${isCurrent}),
      olvidados as (delete from ${limites} where ${eq(limites.clave, tries.forgotten)} and ${isCurrent})`;
  const opened = await rows(
    db,
    sql`with vigente as (select cuenta_id from ${credenciales}
      where ${and(eq(credenciales.cuentaId, cuentaId), isSameClave(credenciales.hash, hash))} for share)${settled}
    insert into ${sesiones} (id, cuenta_id, creada_el, caduca_el, agente, pais)
    select ${id}::uuid, cuenta_id, ${at(now)}, ${at(new Date(now.getTime() + tokenTtl * 1000))}, ${userAgent}::text, ${pais}::text
    from vigente on conflict (id) do update set id = excluded.id returning id`,
  );
  if (opened.length === 0) throw new ProblemError('credenciales_invalidas');
  return signToken(services.keys, { cuentaId, sesionId: id }, now, tokenTtl);
}
