/** Verifies the address of an application after a person pressed the button in its mail. */
import { and, eq } from 'drizzle-orm';
import { linkRegistros, lockCorreo } from '../cuentas/linkRegistros.ts';
import { verifyClienteCorreo } from '../cuentas/verifyClienteCorreo.ts';
import type { Db } from '../db/db.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';

/**
 * Also verifies the client's address if it is the same one: an application may be about somebody else. If an account
 * has the address, it gets the enrolments made with it.
 */
export async function confirmCorreo(
  tx: Db,
  { solicitud, correo }: { solicitud: string; correo: string },
  now: Date,
): Promise<void> {
  const [confirmed] = await tx
    .update(solicitudes)
    .set({ correoVerificadoEl: now })
    // Does not match if the sender has corrected the address since.
    .where(and(eq(solicitudes.numero, solicitud), eq(solicitudes.correo, correo)))
    .returning({ correo: solicitudes.correo, inscripcion: solicitudes.inscripcion });
  if (!confirmed || confirmed.inscripcion === null) return;
  const whose = tx
    .select({ id: inscripciones.clienteId })
    .from(inscripciones)
    .where(eq(inscripciones.numero, confirmed.inscripcion));
  await verifyClienteCorreo(tx, whose, confirmed.correo, now);
  await lockCorreo(tx, confirmed.correo);
  await linkRegistros(tx, confirmed.correo, now);
}
