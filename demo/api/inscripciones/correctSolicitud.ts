/**
 * POST solicitudes/{id}/correo: the sender of an application corrects its e-mail, or has the mail sent again. All
 * that depends on the person happens later (solicitudesTask.ts), as with the application itself.
 */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { correctSolicitud as endpoint, Solicitud } from '../../../src/contract/inscripcion.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { maskCorreo } from './createSolicitud.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { isPermiso } from './permisos.ts';
import { takeSolicitud } from './takeSolicitud.ts';

/** The address can be corrected for this many milliseconds after the application. */
const correctableMs = 24 * 60 * 60 * 1000;

export async function correctSolicitud(
  { params: { id }, body: { permiso, correo }, now, address, commit }: Call<typeof endpoint>,
  services: InscripcionServices,
): Promise<Solicitud> {
  const { database, config, keys } = services;
  const { correccionDireccion, correccionSolicitud } = config.limites;
  await take(database.db, 'correccion-direccion', networkOf(address), correccionDireccion, now);
  // Checks the permit first, so that others neither learn whether the application exists nor use up its tries.
  if (!isPermiso(keys, id, permiso)) throw missing();
  await take(database.db, 'correccion-solicitud', id, correccionSolicitud, now);
  await takeSolicitud(services, { correo, now });
  const answer = await commit(async (tx: Db) => {
    const {
      estado,
      inscripcion,
      procesadaEl,
      participante,
      correo: before,
      correoVerificadoEl,
    } = solicitudes;
    const [found] = await tx
      .update(solicitudes)
      .set({
        correo,
        participante: sql`jsonb_set(${participante}, '{correo}', to_jsonb(${correo}::text))`,
        correoVerificadoEl: sql`case when ${before} = ${correo} then ${correoVerificadoEl} end`,
        // The task handles it again. An application from a program was never handled, so it stays as it is.
        estado: sql`case when ${estado} = 'descartada' and ${procesadaEl} is null then ${estado} else 'recibida' end`,
        // Keeps the enrolment that the application made. `repetida` names one that existed before.
        inscripcion: sql`case when ${estado} <> 'repetida' then ${inscripcion} end`,
        intentos: 0,
      })
      .where(
        and(eq(solicitudes.numero, id), gt(solicitudes.creadaEl, new Date(now.getTime() - correctableMs))),
      )
      .returning({ numero: solicitudes.numero });
    if (!found) throw missing();
    return { solicitud: id, correo: maskCorreo(correo) };
  });
  services.wakeUps.emit('solicitudes');
  return answer;
}

const missing = () => new ProblemError('no_encontrado', { detail: 'There is no such application.' });
