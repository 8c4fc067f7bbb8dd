import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';

/** Verifies a client's address for mail if it is this one. @param whose a subquery with the client's id */
export async function verifyClienteCorreo(
  tx: Db,
  whose: SQLWrapper,
  correo: string,
  now: Date,
): Promise<void> {
  await tx
    .update(clientes)
    .set({ correoVerificadoEl: now, version: sql`${clientes.version} + 1` })
    .where(
      and(inArray(clientes.id, whose), eq(clientes.correo, correo), isNull(clientes.correoVerificadoEl)),
    );
}
