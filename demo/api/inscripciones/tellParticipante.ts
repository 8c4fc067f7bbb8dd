/** Tells the participant where the enrolment stands, at the address that was typed, where the client reads another one. */

import type { Db } from '../db/db.ts';
import type { SobreCurso } from './cartas/avisoCurso.ts';
import { enqueueAviso } from './cartas/avisoCurso.ts';
import type { Inscripcion } from './changeEstado.ts';

/**
 * Beside the mail to the client, in the same transaction. Of the account and of money it knows nothing: no amount, no link
 * to pay, no page of the portal. Nothing where one mailbox is both.
 */
export async function tellParticipante(
  tx: Db,
  cliente: SobreCurso,
  { numero, estado, participanteCorreo, participanteNombres }: Inscripcion,
  now: Date,
): Promise<void> {
  if (participanteCorreo === cliente.para) return;
  const sobre = { ...cliente, para: participanteCorreo, nombre: participanteNombres };
  await enqueueAviso(tx, { ...sobre, tipo: 'participante', inscripcion: numero, estado }, now);
}
