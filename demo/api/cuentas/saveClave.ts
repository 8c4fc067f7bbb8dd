/** Replaces a password and ends the account's sessions and links. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { credenciales, sesiones } from '../db/schema/cuentas.ts';
import { ProblemError } from '../http/problem.ts';
import { enqueueCuentaMail } from './letters.ts';
import { voidTokens } from './mailTokens.ts';
import type { Titular } from './titular.ts';

interface Cambio {
  titular: Titular;
  /** The hash of the new password. */
  hash: string;
  /** The session to keep; all others of the account end. */
  keep?: string;
}

/**
 * Runs in the caller's transaction. Throws clave_actual_incorrecta if the password has changed since `titular` was read,
 * so that only one of two changes at once succeeds.
 */
export async function saveClave(tx: Db, { titular, hash, keep }: Cambio, now: Date): Promise<void> {
  const { cuentaId } = titular;
  const [changed] = await tx
    .update(credenciales)
    .set({ hash, cambiadaEl: now })
    .where(and(eq(credenciales.cuentaId, cuentaId), eq(credenciales.hash, titular.hash)))
    .returning({ cuentaId: credenciales.cuentaId });
  if (!changed) throw new ProblemError('clave_actual_incorrecta');
  await tx
    .update(sesiones)
    .set({ revocadaEl: now })
    .where(
      and(
        eq(sesiones.cuentaId, cuentaId),
        isNull(sesiones.revocadaEl),
        keep === undefined ? undefined : ne(sesiones.id, keep),
      ),
    );
  await voidTokens(tx, { cuentaId, proposito: 'clave' }, now);
  await enqueueCuentaMail(tx, { tipo: 'clave_cambiada', ...titular.envelope, cambiadaEl: now }, now);
}
