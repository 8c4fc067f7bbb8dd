/** Reads an application from the public form, for the enrolment and for the mails. */
import { and, eq } from 'drizzle-orm';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import { known } from '../db/known.ts';
import { cursos } from '../db/schema/cursos.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { Moment } from '../http/momentOf.ts';
import type { NewInscripcion } from './enrol.ts';
import { findApplicant, type StoredSolicitud } from './findApplicant.ts';
import type { CursoEnvelope } from './letters/enqueueCursoMail.ts';

/** Finds an application by number; throws if there is none. */
export async function findSolicitud(tx: Db, numero: string): Promise<StoredSolicitud> {
  const [found] = await tx.select().from(solicitudes).where(eq(solicitudes.numero, numero));
  if (!found) throw new Error(`${numero} is not there.`);
  return found;
}

/** Finds the application of an enrolment; undefined if the enrolment was made in the portal. */
export async function findSolicitudOf(tx: Db, inscripcion: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ numero: solicitudes.numero })
    .from(solicitudes)
    .where(and(eq(solicitudes.inscripcion, inscripcion), eq(solicitudes.estado, 'inscrita')));
  return found?.numero;
}

export function toNewInscripcion(tx: Db, solicitud: StoredSolicitud, moment: Moment): NewInscripcion {
  const {
    participante,
    facturacion,
    terminosVersion,
    terminosAceptadosEl,
    condicion,
    aceptaEspera,
    creadaEl,
  } = solicitud;
  return {
    cliente: () => findApplicant(tx, solicitud, moment),
    participante,
    comprador: facturacion ?? undefined,
    canal: 'publico',
    terminos:
      terminosVersion === null || terminosAceptadosEl === null
        ? undefined
        : { version: terminosVersion, aceptadosEl: terminosAceptadosEl },
    condicion: condicion ?? undefined,
    aceptaEspera,
    arrivedAt: creadaEl,
  };
}

/** Writes a mail to the typed address. */
export async function solicitudEnvelope(
  tx: Db,
  { correo, idioma, participante, cursoId }: StoredSolicitud,
): Promise<CursoEnvelope> {
  const [curso] = await tx
    .select({ codigo: cursos.identificacion, nombre: cursos.nombre })
    .from(cursos)
    .where(eq(cursos.id, cursoId));
  if (!curso) throw new Error('An application refers to a course that is not there.');
  const { nombres, apellidos } = participante;
  return {
    para: correo,
    idioma: known(idiomas, idioma),
    nombre: nombres,
    cursoId,
    curso,
    participante: { nombres, apellidos },
  };
}
