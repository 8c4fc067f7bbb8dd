/**
 * POST inscripciones without a session: takes an application down and answers 202. All that depends on the person is
 * done afterwards (procesar.ts), so neither the answer nor the time it takes can tell whether somebody is known here.
 */
import { randomInt } from 'node:crypto';
import type { createInscripcion, Solicitud } from '../../../src/contract/inscripcion.ts';
import { admitir } from '../../../src/domain/espera/admitir.ts';
import { readCurso } from '../cursos/lockCurso.ts';
import { nextOf } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { Services } from '../http/context.ts';
import { momentoOf } from '../http/momento.ts';
import { ProblemError } from '../http/problem.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { Call } from '../http/serve.ts';
import { noAdmitida } from './noAdmitida.ts';
import { requireTerminos } from './requireTerminos.ts';
import { takeSolicitud } from './takeSolicitud.ts';

/** Nobody reads a course's conditions, fills in five fields and accepts the terms in less; programs do. */
const fillMsMin = 2000;

export async function solicitar(
  { body, now, address, commit, reply, c }: Call<typeof createInscripcion>,
  services: Services,
): Promise<Solicitud> {
  await takeSolicitud(services, { address, now });
  const { participante, terminos, tardoMs } = body;
  if (!participante || tardoMs === undefined) {
    const missing = [
      ...(participante ? [] : ['/participante']),
      ...(tardoMs === undefined ? ['/tardoMs'] : []),
    ];
    throw new ProblemError('validacion', {
      errors: missing.map((pointer) => ({ pointer, code: 'requerido' })),
    });
  }
  requireTerminos(services, terminos.version);
  const { hoy } = momentoOf(services, now);
  const { db } = services.database;
  const curso = await readCurso(db, body.curso, hoy);
  if (!curso) throw new ProblemError('no_encontrado', { detail: 'There is no such course.' });
  // Dates are public, seats are not asked for here: that a course is full is in the mail.
  const admision = admitir({ estado: curso.estado }, true);
  if (!admision.ok) throw noAdmitida(admision.code, curso, hoy);
  const { identificacion, correo } = participante;
  await takeSolicitud(services, { identificacion, correo, now });

  const isProgram = Boolean(body.sitioWeb) || tardoMs < fillMsMin;
  const solicitud = newNumero();
  const idioma = readIdioma(c.req.header('accept-language'));
  reply.status = 202;
  const answer = await commit(async (tx: Db) => {
    await tx.insert(solicitudes).values({
      numero: solicitud,
      orden: await nextOf(tx, 'solicitud'),
      cursoId: curso.id,
      participante,
      facturacion: body.comprador ?? null,
      aceptaEspera: body.aceptaEspera ?? false,
      correo,
      idioma,
      terminosVersion: terminos.version,
      terminosAceptadosEl: now,
      // A program's is kept, at the same cost of time, so that a person taken for one can be found; nothing comes of it.
      estado: isProgram ? 'descartada' : 'recibida',
      creadaEl: now,
    });
    return { solicitud, correo: maskCorreo(correo) };
  });
  services.wakeUps.emit('solicitudes');
  return answer as Solicitud;
}

/** Read out over the telephone: no I, L, O or U. At random, so that it tells nothing of how many there are. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newNumero(): string {
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `SOL-${group()}-${group()}`;
}

/** Enough to recognise one's own: `a•••@correo.ec`. */
export function maskCorreo(correo: string): string {
  const at = correo.lastIndexOf('@');
  return `${[...correo][0] ?? ''}•••${correo.slice(at)}`;
}
