/** Finds the session of the token in an Authorization header, with its account and client. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas, sesiones } from '../db/schema/cuentas.ts';
import type { Acceso, ApiEnv, Services } from '../http/context.ts';
import { createVerifyToken, unauthorized } from './accessTokens.ts';
import type { SigningKeys } from './loadKeys.ts';
import { usuarioOf } from './usuarioOf.ts';

/** The last use of a session is stored at most this often, because a write for every call would be too slow. */
const useMs = 5 * 60_000;

/** Sessions that are remembered; the oldest are forgotten. */
const rememberedMax = 10_000;

interface Remembered {
  cuentaId: string;
  clienteId: string;
  /** The session ends at this time (Unix ms), or its last use must be stored again. */
  until: number;
}

/** A session is looked up for every call, because a new password or the person may end it before its token expires. */
export function createReadSesion(db: Db, keys: SigningKeys): Pick<Services, 'readAcceso' | 'recallSesion'> {
  const verifyToken = createVerifyToken(keys);
  const findSesion = prepareRead(db);
  const remembered = new Map<string, Remembered>();
  const remember = (id: string, one: Remembered): void => {
    remembered.delete(id);
    for (const oldest of remembered.keys()) {
      if (remembered.size < rememberedMax) break;
      remembered.delete(oldest);
    }
    remembered.set(id, one);
  };
  return {
    async readAcceso(c, auth, now) {
      const header = c.req.header('authorization');
      if (header === undefined && auth === 'opcional') return undefined;
      const token = tokenOf(c);
      if (token === undefined) throw unauthorized(header ? 'sesion_invalida' : 'sesion_requerida');
      const { sesionId, cuentaId } = await verifyToken(token, now);
      const row = await findSesion(sesionId);
      if (row?.cuenta.id !== cuentaId || row.caducaEl <= now) throw unauthorized('sesion_invalida');
      const lastUse = row.ultimoUsoEl ?? row.creadaEl;
      const isUsed = now.getTime() - lastUse.getTime() >= useMs;
      if (isUsed) {
        await repeat(() => db.update(sesiones).set({ ultimoUsoEl: now }).where(eq(sesiones.id, sesionId)));
      }
      const acceso = accesoOf(sesionId, row);
      const until = Math.min(row.caducaEl.getTime(), (isUsed ? now : lastUse).getTime() + useMs);
      remember(sesionId, { cuentaId, clienteId: acceso.clienteId, until });
      c.set('cuentaId', cuentaId);
      return acceso;
    },
    async recallSesion(c, now) {
      const token = tokenOf(c);
      if (token === undefined) return undefined;
      const { sesionId, cuentaId } = await verifyToken(token, now);
      const known = remembered.get(sesionId);
      if (known?.cuentaId !== cuentaId || known.until <= now.getTime()) return undefined;
      c.set('cuentaId', cuentaId);
      return { id: sesionId, clienteId: known.clienteId, holds: false };
    },
  };
}

function tokenOf(c: Context<ApiEnv>): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** Reads the session of an id unless somebody ended it, or its account is disabled. Every call asks for one, so it is prepared. */
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
