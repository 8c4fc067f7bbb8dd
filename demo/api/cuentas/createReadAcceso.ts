/** Finds the session of the token in an Authorization header, with its account and client. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas, sesiones } from '../db/schema/cuentas.ts';
import type { Acceso, Services } from '../http/context.ts';
import { createVerifyToken, unauthorized } from './accessTokens.ts';
import type { SigningKeys } from './loadKeys.ts';
import { usuarioOf } from './usuarioOf.ts';

/** The last use of a session is stored at most this often, because a write for every call would be too slow. */
const useMs = 5 * 60_000;

/** A session is looked up for every call, because a new password or the person may end it before its token expires. */
export function createReadAcceso(db: Db, keys: SigningKeys): Services['readAcceso'] {
  const verifyToken = createVerifyToken(keys);
  const findSesion = prepareRead(db);
  return async (c, auth, now) => {
    const header = c.req.header('authorization');
    if (header === undefined && auth === 'opcional') return undefined;
    const token = tokenOf(header);
    if (token === undefined) throw unauthorized(header ? 'sesion_invalida' : 'sesion_requerida');
    const { sesionId, cuentaId } = await verifyToken(token, now);
    const row = await findSesion(sesionId);
    if (row?.cuenta.id !== cuentaId || row.caducaEl <= now) throw unauthorized('sesion_invalida');
    const lastUse = row.ultimoUsoEl ?? row.creadaEl;
    if (now.getTime() - lastUse.getTime() >= useMs) {
      await repeat(() => db.update(sesiones).set({ ultimoUsoEl: now }).where(eq(sesiones.id, sesionId)));
    }
    c.set('cuentaId', cuentaId);
    return accesoOf(sesionId, row);
  };
}

function tokenOf(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1];
}

/** Reads the session of an id unless somebody ended it or its account is disabled. Every call needs one, so the statement is prepared. */
function prepareRead(db: Db) {
  const statement = db
    .select({
      caducaEl: sesiones.caducaEl,
      ultimoUsoEl: sesiones.ultimoUsoEl,
      creadaEl: sesiones.creadaEl,
      cuenta: cuentas,
      nombres: clientes.nombres,
      apellidos: clientes.apellidos,
    })
    .from(sesiones)
    .innerJoin(cuentas, eq(cuentas.id, sesiones.cuentaId))
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .where(
      and(
        eq(sesiones.id, sql.placeholder('id')),
        isNull(sesiones.revocadaEl),
        isNull(cuentas.deshabilitadaEl),
      ),
    )
    .prepare('sesion');
  return async (id: string) => (await statement.execute({ id }))[0];
}

type SesionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareRead>>>>;

function accesoOf(sesionId: string, row: SesionRow): Acceso {
  return {
    sesionId,
    cuentaId: row.cuenta.id,
    clienteId: row.cuenta.clienteId,
    correoVerificado: row.cuenta.correoVerificadoEl !== null,
    usuario: usuarioOf(row.cuenta, row),
  };
}
