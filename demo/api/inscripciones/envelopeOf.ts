/** The common start of every mail about an enrolment: address, language and course. */
import { eq } from 'drizzle-orm';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { Inscripcion } from './changeEstado.ts';
import type { CursoEnvelope } from './letters/cursoMail.ts';

/** Addresses the client of the enrolment; the participant may be somebody else. */
export async function envelopeOf(tx: Db, inscripcion: Inscripcion): Promise<CursoEnvelope> {
  const [cliente] = await tx
    .select({ correo: clientes.correo, idioma: clientes.idioma, nombres: clientes.nombres })
    .from(clientes)
    .where(eq(clientes.id, inscripcion.clienteId));
  if (!cliente) throw new Error('The client of an enrolment is not there.');
  return envelopeTo(cliente, inscripcion);
}

/** The same for a client that the caller has already read. */
export function envelopeTo(
  { correo, idioma, nombres }: { correo: string; idioma: string; nombres: string },
  inscripcion: Inscripcion,
): CursoEnvelope {
  return {
    para: correo,
    idioma: known(idiomas, idioma),
    nombre: nombres,
    cursoId: inscripcion.cursoId,
    curso: { codigo: inscripcion.cursoCodigo, nombre: inscripcion.cursoNombre },
    participante: { nombres: inscripcion.participanteNombres, apellidos: inscripcion.participanteApellidos },
  };
}
