/**
 * Somebody proved that they read a mailbox of an account: the address is the account's own from now on, and what the
 * institution already knew under it is theirs to see.
 */
import { and, asc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { openPropio } from '../data/propio.ts';
import type { Db } from '../db/db.ts';
import { clientes, cuentas } from '../db/schema/personas.ts';

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
  // Two accounts of one e-mail, and two clicks at once, wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`correo ${correo}`}, 0))`);
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
    await linkCliente(tx, cuenta);
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

/**
 * The account takes the place of the client that is already known under its e-mail: of several (a parent who enrolled
 * children) the one of the same name, else the first. A client that has begun a ledger of its own keeps it: two ledgers
 * are never merged by a click, that is for the institution to do.
 */
async function linkCliente(tx: Db, { id, clienteId, correo }: typeof cuentas.$inferSelect): Promise<void> {
  const propio = openPropio(tx, clienteId);
  const own = await propio.cliente();
  if ((await tx.$count(propio.inscripciones)) + (await tx.$count(propio.facturas)) > 0) return;
  const isSameName = sql`lower(${clientes.nombres} || ' ' || ${clientes.apellidos}) = lower(${`${own.nombres} ${own.apellidos}`})`;
  const [known] = await tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(
      and(
        eq(clientes.correo, correo),
        ne(clientes.id, clienteId),
        notExists(tx.select({ one: sql`1` }).from(cuentas).where(eq(cuentas.clienteId, clientes.id))),
      ),
    )
    .orderBy(sql`${isSameName} desc`, asc(clientes.creadoEl), asc(clientes.id))
    .limit(1);
  if (!known) return;
  await tx.update(cuentas).set({ clienteId: known.id }).where(eq(cuentas.id, id));
  // It held nothing but a name and an e-mail.
  await tx.delete(clientes).where(eq(clientes.id, clienteId));
}
