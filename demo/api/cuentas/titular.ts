/** The owner of a password: the hash, the data that a new password must not contain, and the address for mails. */

import { and, eq, isNull } from 'drizzle-orm';
import { checkClave } from '../../../src/domain/clave.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import type { Db } from '../db/db.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import { type CuentaEnvelope, cuentaEnvelope } from './letters.ts';
import { selectCuentas } from './selectCuentas.ts';

export interface Titular {
  cuentaId: string;
  hash: string;
  nombre: string;
  /** The address for sign-in and the one for mail; they may differ. */
  correos: string[];
  identificacion: string | undefined;
  envelope: CuentaEnvelope;
}

/** Undefined if the account is deleted or disabled. */
export async function findTitular(db: Db, cuentaId: string): Promise<Titular | undefined> {
  const [row] = await selectCuentas(db).where(and(eq(cuentas.id, cuentaId), isNull(cuentas.deshabilitadaEl)));
  if (!row) return undefined;
  const { cuenta, cliente, hash } = row;
  return {
    cuentaId,
    hash,
    nombre: fullName(cliente),
    correos: [...new Set([cuenta.correo, cliente.correo])],
    identificacion: cliente.identificacion ?? undefined,
    envelope: cuentaEnvelope(cuenta, cliente),
  };
}

/** Returns the password in normal form. Throws 422 validacion at /claveNueva with the code of the broken rule. */
export function requireClaveNueva(clave: string, { nombre, correos, identificacion }: Titular): string {
  let valor = clave;
  for (const correo of correos) {
    const verdict = checkClave(clave, { nombre, correo, identificacion });
    if (!verdict.ok) {
      throw new ProblemError('validacion', { errors: [{ pointer: '/claveNueva', code: verdict.code }] });
    }
    valor = verdict.value;
  }
  return valor;
}
