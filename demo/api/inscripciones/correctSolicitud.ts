/**
 * POST solicitudes/{id}/correo: the sender of an application corrects its e-mail, or has the mail sent again. Whatever
 * depends on the person happens later (tellAgain.ts), as with the application itself.
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

/** Milliseconds after the application: the page that offers it is still open then, or not any more. */
const correctableMs = 24 * 60 * 60 * 1000;

export async function correctSolicitud(
  { params: { id }, body: { permiso, correo }, now, address, commit }: Call<typeof endpoint>,
  services: InscripcionServices,
): Promise<Solicitud> {
  const { database, config, keys } = services;
  const { correccionDireccion, correccionSolicitud } = config.limites;
  await take(database.db, 'correccion-direccion', networkOf(address), correccionDireccion, now);
  // Without the permit nobody learns whether there is such an application, nor uses up its tries.
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
        // It waits to be handled again, but for that of a program, which was never handled.
        estado: sql`case when ${estado} = 'descartada' and ${procesadaEl} is null then ${estado} else 'recibida' end`,
        // Where it made an enrolment, that one is kept.
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
