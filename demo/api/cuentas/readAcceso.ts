/** From the Authorization header to the account and client that it stands for. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas, sesiones } from '../db/schema/cuentas.ts';
import type { Acceso, ApiEnv, Services } from '../http/context.ts';
import { unauthorized, verifyToken } from './accessTokens.ts';
import { usuarioOf } from './usuarioOf.ts';

/** How exactly the last use of a session is known: a row written with every call would be dear. */
const useMs = 5 * 60_000;

/**
 * Throws 401. Where the credential is optional, none gives undefined; a bad one is refused all the same, so that
 * nobody who believes to be signed in is served as a stranger.
 */
export async function readAcceso(
  c: Context<ApiEnv>,
  services: Services,
  auth: 'bearer' | 'opcional',
  now: Date,
): Promise<Acceso | undefined> {
  const header = c.req.header('authorization');
  if (header === undefined && auth === 'opcional') return undefined;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw unauthorized(header ? 'sesion_invalida' : 'sesion_requerida');
  const claims = await verifyToken(services.keys, token, now);
  const acceso = await findAcceso(services, claims, now);
  if (!acceso) throw unauthorized('sesion_invalida');
  c.set('cuentaId', acceso.cuentaId);
  return acceso;
}

/** The session must still stand: a change of password or an administrator may have ended it before the token expires. */
async function findAcceso(
  { database }: Services,
  claims: { cuentaId: string; sesionId: string },
  now: Date,
): Promise<Acceso | undefined> {
  const [row] = await database.db
    .select({
      cuenta: cuentas,
      ultimoUsoEl: sesiones.ultimoUsoEl,
      creadaEl: sesiones.creadaEl,
      nombres: clientes.nombres,
      apellidos: clientes.apellidos,
    })
    .from(sesiones)
    .innerJoin(cuentas, eq(cuentas.id, sesiones.cuentaId))
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .where(
      and(
        eq(sesiones.id, claims.sesionId),
        eq(sesiones.cuentaId, claims.cuentaId),
        isNull(sesiones.revocadaEl),
        gt(sesiones.caducaEl, now),
        isNull(cuentas.deshabilitadaEl),
      ),
    );
  if (!row) return undefined;
  if (now.getTime() - (row.ultimoUsoEl ?? row.creadaEl).getTime() >= useMs) {
    await database.db.update(sesiones).set({ ultimoUsoEl: now }).where(eq(sesiones.id, claims.sesionId));
  }
  return {
    sesionId: claims.sesionId,
    cuentaId: row.cuenta.id,
    clienteId: row.cuenta.clienteId,
    correoVerificado: row.cuenta.correoVerificadoEl !== null,
    usuario: usuarioOf(row.cuenta, row),
  };
}
