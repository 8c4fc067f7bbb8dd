/** Sign-in by e-mail or identification. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { login } from '../../../src/contract/auth.ts';
import { normalizeIdentificacion } from '../../../src/domain/documentos/identificacion.ts';
import type { Db } from '../db/db.ts';
import { clientes, credenciales, cuentas } from '../db/schema/personas.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { networkOf } from '../limites/red.ts';
import { forget, giveBack, take } from '../limites/take.ts';
import { verifyClave } from './passwords.ts';
import { openSesion } from './sesion.ts';
import { usuarioOf } from './usuario.ts';

/** As many as a name can mean: a verified account and the newest that is not. Always so many hashes are computed. */
const candidatesMax = 2;

/**
 * 401 credenciales_invalidas says neither whether the account exists nor which of the two was wrong, and takes as long
 * either way. Failures are counted per account and address, per account, and per address; 429 when there were too many.
 */
export const handleLogin: Handler<typeof login> = async ({ body, now, address, c }, services) => {
  const { db } = services.database;
  const { limites } = services.config;
  const username = normalizeUsername(body.username);
  const network = networkOf(address);
  const pair = `${username.name}\n${network}`;
  await take(db, 'ingreso-direccion', network, limites.ingresoDireccion, now);
  await take(db, 'ingreso-cuenta', username.name, limites.ingresoCuenta, now);
  await take(db, 'ingreso', pair, limites.ingresoCuentaDireccion, now);
  const candidates = await findCandidates(db, username);
  const verdicts = await Promise.all(
    Array.from({ length: candidatesMax }, (_, i) => verifyClave(candidates[i]?.hash, body.password)),
  );
  const found = candidates.find((_, i) => verdicts[i]);
  if (!found) throw new ProblemError('credenciales_invalidas');
  await giveBack(db, 'ingreso-direccion', network);
  await giveBack(db, 'ingreso-cuenta', username.name);
  await forget(db, 'ingreso', pair);
  c.set('cuentaId', found.cuenta.id);
  const accessToken = await openSesion(services, found.cuenta.id, now, c.req.header('user-agent'));
  return { accessToken, user: usuarioOf(found.cuenta, found) };
};

interface Username {
  /** What tries are counted by: the same for every way of writing the same name. */
  name: string;
  correo?: string;
  identificaciones?: string[];
}

function normalizeUsername(typed: string): Username {
  if (typed.includes('@')) {
    const correo = typed.normalize('NFC').toLowerCase();
    return { name: correo, correo };
  }
  // The NIT keeps its hyphen, every other kind loses it; which kind this is, nobody said.
  const identificaciones = [
    ...new Set([normalizeIdentificacion('05', typed), normalizeIdentificacion('31', typed)]),
  ];
  return { name: identificaciones[0] ?? typed, identificaciones };
}

/**
 * Verified first: whoever registers somebody else's e-mail later never stands before its owner. An identification is
 * unique within its kind only, so two kinds may share a number.
 */
function findCandidates(db: Db, { correo, identificaciones }: Username) {
  const named = correo
    ? eq(cuentas.correo, correo)
    : inArray(clientes.identificacion, identificaciones ?? []);
  return db
    .select({
      cuenta: { id: cuentas.id, correo: cuentas.correo, fotoUrl: cuentas.fotoUrl, rol: cuentas.rol },
      nombres: clientes.nombres,
      apellidos: clientes.apellidos,
      hash: credenciales.hash,
    })
    .from(cuentas)
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .innerJoin(credenciales, eq(credenciales.cuentaId, cuentas.id))
    .where(and(named, isNull(cuentas.deshabilitadaEl)))
    .orderBy(sql`${cuentas.correoVerificadoEl} is null`, desc(cuentas.creadaEl))
    .limit(candidatesMax);
}
