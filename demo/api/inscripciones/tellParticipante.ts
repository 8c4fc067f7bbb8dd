/** Writes to the participant about the state of the enrolment, if their address is not the client's. */

import type { Db } from '../db/db.ts';
import type { Inscripcion } from './changeEstado.ts';
import type { CursoEnvelope } from './letters/cursoMail.ts';
import { enqueueCursoMail } from './letters/cursoMail.ts';

/** Runs in the transaction of the client's mail. The mail has no amount, no payment link and no page of the portal. */
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
