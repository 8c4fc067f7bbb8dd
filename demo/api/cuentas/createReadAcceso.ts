/** Finds the account and the client of the token in an Authorization header. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas, sesiones } from '../db/schema/cuentas.ts';
import type { Acceso, Services } from '../http/context.ts';
import { type Claims, unauthorized, verifyToken } from './accessTokens.ts';
import type { SigningKeys } from './loadKeys.ts';
import { usuarioOf } from './usuarioOf.ts';

/** The last use of a session is stored at most this often, because a write for every call would be too slow. */
const useMs = 5 * 60_000;

export function createReadAcceso(db: Db, keys: SigningKeys): Services['readAcceso'] {
  return async (c, auth, now) => {
    const header = c.req.header('authorization');
    if (header === undefined && auth === 'opcional') return undefined;
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1];
    if (token === undefined) throw unauthorized(header ? 'sesion_invalida' : 'sesion_requerida');
    const acceso = await findAcceso(db, await verifyToken(keys, token, now), now);
    if (!acceso) throw unauthorized('sesion_invalida');
    c.set('cuentaId', acceso.cuentaId);
    return acceso;
  };
}

/** Undefined if the session has ended. A new password or the person may end it before its token expires. */
async function findAcceso(db: Db, claims: Claims, now: Date): Promise<Acceso | undefined> {
  const [row] = await db
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
    await db.update(sesiones).set({ ultimoUsoEl: now }).where(eq(sesiones.id, claims.sesionId));
  }
  return {
    sesionId: claims.sesionId,
    cuentaId: row.cuenta.id,
    clienteId: row.cuenta.clienteId,
    correoVerificado: row.cuenta.correoVerificadoEl !== null,
    usuario: usuarioOf(row.cuenta, row),
  };
}
