/**
 * Verifies an address of an account, after somebody has proved that they read its mailbox. The account then gets the
 * records that the institution already had for that address.
 */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { linkRegistros, lockCorreo } from './linkRegistros.ts';
import { verifyClienteCorreo } from './verifyClienteCorreo.ts';

interface ProvedCorreo {
  cuentaId: string;
  /** The address that the link was sent to. */
  correo: string;
}

/**
 * Verifies the address as the one for sign-in, the one for mail, or both. Does nothing if the account no longer has the
 * address, or if it signs in with an address that another account has verified meanwhile.
 */
export async function confirmCorreoCuenta(
  tx: Db,
  { cuentaId, correo }: ProvedCorreo,
  now: Date,
): Promise<void> {
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
  // The account may be another client's by now.
  const whose = tx.select({ id: cuentas.clienteId }).from(cuentas).where(eq(cuentas.id, cuentaId));
  await verifyClienteCorreo(tx, whose, correo, now);
}
