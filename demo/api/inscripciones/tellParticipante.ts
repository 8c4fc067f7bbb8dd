/** Tells the participant where the enrolment stands, if their address is not the client's. */

import type { Db } from '../db/db.ts';
import type { Inscripcion } from './changeEstado.ts';
import type { CursoEnvelope } from './letters/cursoMail.ts';
import { enqueueCursoMail } from './letters/cursoMail.ts';

/**
 * In the transaction of the mail to the client. It names no amount, no link to pay and no page of the portal.
 */
export async function tellParticipante(
  tx: Db,
  cliente: CursoEnvelope,
  { numero, estado, participanteCorreo, participanteNombres }: Inscripcion,
  now: Date,
): Promise<void> {
  if (participanteCorreo === cliente.para) return;
  const envelope = { ...cliente, para: participanteCorreo, nombre: participanteNombres };
  await enqueueCursoMail(tx, { ...envelope, tipo: 'participante', inscripcion: numero, estado }, now);
}
