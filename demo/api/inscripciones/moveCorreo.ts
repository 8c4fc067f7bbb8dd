/** Gives an enrolment from the public form the corrected e-mail of its application. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { cuentas } from '../db/schema/cuentas.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import type { StoredInscripcion } from './changeEstado.ts';

/**
 * Returns false, and changes nothing, unless this application made the client's record and nobody has confirmed its
 * mailbox or made an account for it since.
 */
export async function moveCorreo(tx: Db, inscripcion: StoredInscripcion, correo: string): Promise<boolean> {
  const { numero, clienteId, fecha, participanteCorreo } = inscripcion;
  const [cliente] = await tx.select().from(clientes).where(eq(clientes.id, clienteId)).for('update');
  const [cuenta] = await tx.select({ id: cuentas.id }).from(cuentas).where(eq(cuentas.clienteId, clienteId));
  const isTheirOwn =
    cliente?.creadoEl.getTime() === fecha.getTime() &&
    cliente.correo === participanteCorreo &&
    cliente.correoVerificadoEl === null &&
    cliente.reunidoEn === null &&
    cuenta === undefined;
  if (!isTheirOwn) return false;
  if (correo === participanteCorreo) return true;
  await tx
    .update(clientes)
    .set({ correo, version: sql`${clientes.version} + 1` })
    .where(eq(clientes.id, clienteId));
  await tx
    .update(inscripciones)
    .set({ participanteCorreo: correo, version: sql`${inscripciones.version} + 1` })
    .where(eq(inscripciones.numero, numero));
  return true;
}
