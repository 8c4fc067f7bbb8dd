/**
 * Gives an account the existing clients with its e-mail that have no account of their own. Call it only after the mailbox
 * has been verified.
 */
import { and, asc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { clientScope } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';

/** Locks an e-mail: transactions about the same one wait for each other. */
export async function lockCorreo(tx: Db, correo: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`correo ${correo}`}, 0))`);
}

/** Runs in the caller's transaction, which has locked the e-mail. Does nothing if no account has verified it. */
export async function linkRegistros(tx: Db, correo: string, now: Date): Promise<void> {
  const [cuenta] = await tx
    .select()
    .from(cuentas)
    .where(and(eq(cuentas.correo, correo), isNotNull(cuentas.correoVerificadoEl)))
    .for('update');
  if (!cuenta) return;
  const known = await findKnown(tx, cuenta);
  const [first] = known;
  if (!first) return;
  const clienteId = (await isEmpty(tx, cuenta.clienteId))
    ? await moveCuenta(tx, cuenta, first)
    : cuenta.clienteId;
  for (const id of known) {
    if (id === clienteId) continue;
    await tx.execute(
      sql`select reunir_clientes(${id}::uuid, ${clienteId}::uuid, ${now.toISOString()}::timestamptz)`,
    );
  }
}

type Cuenta = typeof cuentas.$inferSelect;

/** Returns client ids. The client with the account's own name comes first, because a parent may have enrolled children. */
async function findKnown(tx: Db, { clienteId, correo }: Cuenta): Promise<string[]> {
  const own = await clientScope(tx, clienteId).cliente();
  const isSameName = sql`sin_tildes(${clientes.nombres} || ' ' || ${clientes.apellidos}) = sin_tildes(${`${own.nombres} ${own.apellidos}`})`;
  const found = await tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(
      and(
        eq(clientes.correo, correo),
        ne(clientes.id, clienteId),
        isNull(clientes.reunidoEn),
        notExists(tx.select({ one: sql`1` }).from(cuentas).where(eq(cuentas.clienteId, clientes.id))),
      ),
    )
    .orderBy(sql`${isSameName} desc`, asc(clientes.creadoEl), asc(clientes.id));
  return found.map(({ id }) => id);
}

async function isEmpty(tx: Db, clienteId: string): Promise<boolean> {
  const { inscripciones, facturas, recibos, pagos } = clientScope(tx, clienteId);
  for (const mine of [inscripciones, facturas, recibos, pagos]) if ((await tx.$count(mine)) > 0) return false;
  return true;
}

/** Moves the account to the known client and deletes its own client, which is empty. */
async function moveCuenta(tx: Db, { id, clienteId }: Cuenta, known: string): Promise<string> {
  await tx.update(cuentas).set({ clienteId: known }).where(eq(cuentas.id, id));
  await tx.update(clientes).set({ reunidoEn: known }).where(eq(clientes.reunidoEn, clienteId));
  await tx.delete(clientes).where(eq(clientes.id, clienteId));
  return known;
}
