/** Begins a session: a row that can be revoked, and the token that carries its id. */
import { randomUUID } from 'node:crypto';
import { sesiones } from '../db/schema/personas.ts';
import type { Services } from '../http/context.ts';
import { signToken } from './tokens.ts';

export async function openSesion(
  services: Services,
  cuentaId: string,
  now: Date,
  agente: string | undefined,
): Promise<string> {
  const id = randomUUID();
  const { tokenTtl } = services.config;
  await services.database.db.insert(sesiones).values({
    id,
    cuentaId,
    creadaEl: now,
    caducaEl: new Date(now.getTime() + tokenTtl * 1000),
    agente: agente?.slice(0, 200) ?? null,
  });
  return signToken(services.keys, { cuentaId, sesionId: id }, now, tokenTtl);
}
