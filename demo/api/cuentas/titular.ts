/** The owner of a password: what a new one is judged by, the hash to compare, and how to write to them. */
import { and, eq, isNull } from 'drizzle-orm';
import { checkClave } from '../../../src/domain/clave.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import { credenciales, cuentas } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import type { CuentaEnvelope } from './letters.ts';

export interface Titular {
  cuentaId: string;
  hash: string;
  nombre: string;
  /** The address that signs in and the one that mail goes to; they may differ. */
  correos: string[];
  identificacion: string | undefined;
  envelope: CuentaEnvelope;
}

/** Undefined where the account is gone or disabled. */
export async function findTitular(db: Db, cuentaId: string): Promise<Titular | undefined> {
  const [row] = await db
    .select({ cuenta: cuentas, cliente: clientes, hash: credenciales.hash })
    .from(cuentas)
    .innerJoin(clientes, eq(clientes.id, cuentas.clienteId))
    .innerJoin(credenciales, eq(credenciales.cuentaId, cuentas.id))
    .where(and(eq(cuentas.id, cuentaId), isNull(cuentas.deshabilitadaEl)));
  if (!row) return undefined;
  const { cuenta, cliente, hash } = row;
  return {
    cuentaId,
    hash,
    nombre: `${cliente.nombres} ${cliente.apellidos}`,
    correos: [...new Set([cuenta.correo, cliente.correo])],
    identificacion: cliente.identificacion ?? undefined,
    envelope: {
      cuentaId,
      para: cuenta.correo,
      idioma: known(idiomas, cliente.idioma),
      nombre: cliente.nombres,
    },
  };
}

/** The password in the form to hash. Throws 422 validacion with the code of the rule, at /claveNueva. */
export function requireClaveNueva(clave: string, { nombre, correos, identificacion }: Titular): string {
  let valor = clave;
  for (const correo of correos) {
    const verdict = checkClave(clave, { nombre, correo, identificacion });
    if (!verdict.ok) {
      throw new ProblemError('validacion', { errors: [{ pointer: '/claveNueva', code: verdict.code }] });
    }
    valor = verdict.valor;
  }
  return valor;
}
