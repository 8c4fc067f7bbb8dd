/**
 * Somebody proved that they read a mailbox of an account: the address is the account's own from now on, and what the
 * institution already knew under it is theirs to see.
 */
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { linkRegistros, lockCorreo } from './linkRegistros.ts';

interface Prueba {
  cuentaId: string;
  /** The address that the link was sent to. */
  correo: string;
}

/**
 * Inside the caller's transaction. Proves the address that signs in, the one that is written to, or both; nothing where
 * the account has neither any more, and not the first where another account was quicker.
 */
export async function confirmCorreoCuenta(tx: Db, { cuentaId, correo }: Prueba, now: Date): Promise<void> {
  await lockCorreo(tx, correo);
  const [cuenta] = await tx.select().from(cuentas).where(eq(cuentas.id, cuentaId)).for('update');
  if (!cuenta) return;
  if (cuenta.correo === correo && cuenta.correoVerificadoEl === null) {
    const owner = and(
      eq(cuentas.correo, correo),
      isNotNull(cuentas.correoVerificadoEl),
      ne(cuentas.id, cuentaId),
    );
    if ((await tx.$count(cuentas, owner)) > 0) return;
    await tx.update(cuentas).set({ correoVerificadoEl: now }).where(eq(cuentas.id, cuentaId));
    await linkRegistros(tx, correo, now);
  }
  const [current] = await tx
    .select({ clienteId: cuentas.clienteId })
    .from(cuentas)
    .where(eq(cuentas.id, cuentaId));
  if (!current) return;
  await tx
    .update(clientes)
    .set({ correoVerificadoEl: now, version: sql`${clientes.version} + 1` })
    .where(
      and(
        eq(clientes.id, current.clienteId),
        eq(clientes.correo, correo),
        isNull(clientes.correoVerificadoEl),
      ),
    );
}
