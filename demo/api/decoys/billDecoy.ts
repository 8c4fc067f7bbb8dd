/** Turns a decoy into a real link if the person is no longer enrolled when somebody pays it. */
import { eq } from 'drizzle-orm';
import { admit } from '../../../src/domain/espera/admit.ts';
import { lockCursoOf } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { enlaces } from '../db/schema/cobros.ts';
import { decoys } from '../db/schema/decoys.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { Moment } from '../http/momentOf.ts';
import { enrol, findInForce } from '../inscripciones/enrol.ts';
import { quoteSolicitud } from '../inscripciones/enrolApplicant.ts';
import { findSolicitud, toNewInscripcion } from '../inscripciones/solicitud.ts';

/** Returns false, and changes nothing, without a free seat or if the price differs from the price in the mail. */
export async function billDecoy(tx: Db, codigo: string, moment: Moment): Promise<boolean> {
  const [decoy] = await tx.select().from(decoys).where(eq(decoys.codigo, codigo));
  if (!decoy) return false;
  const { solicitud: numero, valor } = decoy;
  const solicitud = await findSolicitud(tx, numero);
  const curso = await lockCursoOf(tx, solicitud, moment.today);
  const { condiciones, estado, free } = curso;
  const admission = admit({ estado, cuposDisponibles: free }, false);
  if (!admission.ok || condiciones.requiereAprobacion) return false;
  const [cuota] = quoteSolicitud(curso, solicitud, moment).cuotas;
  if (cuota?.valor !== valor) return false;
  if (await findInForce(tx, curso.id, solicitud.participante.identificacion)) return false;
  const wanted = { ...toNewInscripcion(tx, solicitud, moment), aceptaEspera: false, arrivedAt: undefined };
  const enrolled = await enrol(tx, curso, wanted, moment);
  if (!enrolled.ok || !enrolled.value.enlace) return false;
  const { inscripcion, enlace } = enrolled.value;
  // The new link gets the decoy's code, so that the address in the mail opens it.
  await tx.update(enlaces).set({ codigo }).where(eq(enlaces.codigo, enlace.codigo));
  await tx.update(decoys).set({ terminadoEl: moment.now }).where(eq(decoys.codigo, codigo));
  await tx
    .update(solicitudes)
    .set({ estado: 'inscrita', inscripcion: inscripcion.numero, ocupa: false })
    .where(eq(solicitudes.numero, numero));
  return true;
}
