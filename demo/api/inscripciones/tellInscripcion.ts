/** Writes the mails about an enrolment, in the transaction that changes it. */
import { eq } from 'drizzle-orm';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { StoredInscripcion } from './changeEstado.ts';
import { type CursoEnvelope, type CursoMatter, enqueueCursoMail } from './letters/enqueueCursoMail.ts';

/**
 * Tells the client, and the participant if their address is another one. The participant's mail has the state of the
 * enrolment, but no amount, no payment link and no page of the portal.
 */
export async function tellInscripcion(
  tx: Db,
  inscripcion: StoredInscripcion,
  matter: CursoMatter,
  now: Date,
): Promise<void> {
  const envelope = await cursoEnvelope(tx, inscripcion);
  await enqueueCursoMail(tx, { ...envelope, ...matter }, now);
  const { numero, estado, participanteCorreo: para, participanteNombres: nombre } = inscripcion;
  if (para === envelope.para) return;
  await enqueueCursoMail(
    tx,
    { ...envelope, para, nombre, tipo: 'participante', inscripcion: numero, estado },
    now,
  );
}

/** Addresses the client of the enrolment; the participant may be somebody else. */
export async function cursoEnvelope(tx: Db, inscripcion: StoredInscripcion): Promise<CursoEnvelope> {
  const [cliente] = await tx
    .select({ correo: clientes.correo, idioma: clientes.idioma, nombres: clientes.nombres })
    .from(clientes)
    .where(eq(clientes.id, inscripcion.clienteId));
  if (!cliente) throw new Error('The client of an enrolment is not there.');
  return {
    para: cliente.correo,
    idioma: known(idiomas, cliente.idioma),
    nombre: cliente.nombres,
    cursoId: inscripcion.cursoId,
    curso: { codigo: inscripcion.cursoCodigo, nombre: inscripcion.cursoNombre },
    participante: { nombres: inscripcion.participanteNombres, apellidos: inscripcion.participanteApellidos },
  };
}
