/**
 * Finds the client of an application: the client with that identification if the typed mailbox is theirs, else a
 * separate new record. So a person who types somebody's identification neither sees nor changes that client's ledger.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import type { solicitudes } from '../db/schema/solicitudes.ts';
import type { Moment } from '../http/momentOf.ts';

export type StoredSolicitud = typeof solicitudes.$inferSelect;

/** Returns the id of the client. */
export async function findApplicant(
  tx: Db,
  { participante, correo, idioma }: StoredSolicitud,
  { now }: Moment,
): Promise<string> {
  const { tipoIdentificacion, identificacion, nombres, apellidos, telefono } = participante;
  const created = { id: randomUUID(), nombres, apellidos, correo, telefono, idioma, creadoEl: now };
  const [made] = await tx
    .insert(clientes)
    .values({ ...created, tipoIdentificacion, identificacion })
    .onConflictDoNothing({ target: [clientes.tipoIdentificacion, clientes.identificacion] })
    .returning({ id: clientes.id });
  if (made) return made.id;
  const theirs = await findByMailbox(tx, participante, correo);
  if (theirs) return theirs;
  const [earlier] = await tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(
      and(
        isNull(clientes.identificacion),
        isNull(clientes.reunidoEn),
        eq(clientes.correo, correo),
        eq(clientes.nombres, nombres),
        eq(clientes.apellidos, apellidos),
        notExists(tx.select({ one: sql`1` }).from(cuentas).where(eq(cuentas.clienteId, clientes.id))),
      ),
    )
    .limit(1);
  if (earlier) return earlier.id;
  await tx.insert(clientes).values(created);
  return created.id;
}

/** Finds the client with that identification, if their record or verified account has that mailbox. */
export async function findByMailbox(
  tx: Db,
  { tipoIdentificacion, identificacion }: StoredSolicitud['participante'],
  correo: string,
): Promise<string | undefined> {
  const [found] = await tx
    // Several records may have been merged into one client.
    .select({ id: sql<string>`coalesce(${clientes.reunidoEn}, ${clientes.id})` })
    .from(clientes)
    .leftJoin(cuentas, and(eq(cuentas.clienteId, clientes.id), isNotNull(cuentas.correoVerificadoEl)))
    .where(
      and(
        eq(clientes.tipoIdentificacion, tipoIdentificacion),
        eq(clientes.identificacion, identificacion),
        or(eq(clientes.correo, correo), eq(cuentas.correo, correo)),
      ),
    );
  return found?.id;
}
