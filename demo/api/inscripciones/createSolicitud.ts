/**
 * POST inscripciones without a session: stores an application and answers 202. Everything that depends on the person happens
 * later (solicitudesTask.ts), so neither the answer nor its time reveals whether somebody is known here.
 */
import { randomInt } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { createInscripcion, Solicitud } from '../../../src/contract/inscripcion.ts';
import { admit } from '../../../src/domain/espera/admit.ts';
import { checkCondicion } from '../cursos/checkCondicion.ts';
import { readCursoUnlocked } from '../cursos/lockCurso.ts';
import { takeNext } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import { momentOf } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import { readIdioma } from '../http/readIdioma.ts';
import type { Call } from '../http/serve.ts';
import { currentTrace } from '../http/trace.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { permisoOf } from './permisos.ts';
import { refusalOf } from './refusalOf.ts';
import { requireTerminos } from './requireTerminos.ts';
import { takeSolicitud } from './takeSolicitud.ts';

/** Milliseconds. Programs fill in the form faster than this; people cannot. */
const fillMsMin = 2000;

export async function createSolicitud(
  { body, now, address, commit, reply, c }: Call<typeof createInscripcion>,
  services: InscripcionServices,
): Promise<Solicitud> {
  await takeSolicitud(services, { address, now });
  const { participante, tardoMs } = body;
  if (!participante || tardoMs === undefined) {
    const missing = [
      ...(participante ? [] : ['/participante']),
      ...(tardoMs === undefined ? ['/tardoMs'] : []),
    ];
    throw new ProblemError('validacion', {
      errors: missing.map((pointer) => ({ pointer, code: 'requerido' })),
    });
  }
  const terminos = requireTerminos(services, body, now);
  const { today } = momentOf(services, now);
  const { db } = services.database;
  const curso = await readCursoUnlocked(db, body.curso, today);
  if (!curso) throw new ProblemError('no_encontrado', { detail: 'There is no such course.' });
  // Checks only the dates, which are public. If the course is full, the mail says so.
  const admission = admit({ estado: curso.estado }, true);
  if (!admission.ok) throw refusalOf(admission.code, curso, today);
  const condicion = await checkCondicion(services, {
    curso,
    condicion: body.condicion,
    address,
    now,
    who: undefined,
  });
  const { identificacion, correo } = participante;
  await takeSolicitud(services, { identificacion, correo, now });

  const isProgram = Boolean(body.sitioWeb) || tardoMs < fillMsMin;
  const solicitud = newNumero();
  const idioma = readIdioma(c.req.header('accept-language'));
  reply.status = 202;
  const answer = await commit(
    async () => ({ solicitud, correo: maskCorreo(correo), permiso: permisoOf(services.keys, solicitud) }),
    // Applications wait for each other's numbers, until their transactions have ended.
    (tx) =>
      insertSolicitud(tx, {
        numero: solicitud,
        cursoId: curso.id,
        participante,
        facturacion: body.comprador ?? null,
        condicion: condicion ?? null,
        aceptaEspera: body.aceptaEspera ?? false,
        correo,
        idioma,
        terminosVersion: terminos?.version ?? null,
        terminosAceptadosEl: terminos?.aceptadosEl ?? null,
        traza: currentTrace() ?? null,
        // A program's application is stored too: the answer takes the same time, and staff can find a person taken for one.
        estado: isProgram ? 'descartada' : 'recibida',
        creadaEl: now,
      }),
  );
  services.wakeUps.emit('solicitudes');
  return answer as Solicitud;
}

type NewSolicitud = Omit<
  typeof solicitudes.$inferSelect,
  'orden' | 'inscripcion' | 'correoVerificadoEl' | 'intentos' | 'ocupa' | 'procesadaEl'
>;

/** Takes its number and inserts it, in one statement. */
async function insertSolicitud(tx: Db, solicitud: NewSolicitud): Promise<void> {
  const columns = getTableColumns(solicitudes);
  const row = Object.fromEntries(
    Object.entries(solicitud).map(([key, value]) => [columns[key as keyof NewSolicitud].name, value]),
  );
  const names = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`with siguiente as (${takeNext(tx, 'solicitud').getSQL()})
    insert into ${solicitudes} (orden, ${names})
    select siguiente.ultimo, ${names} from siguiente, json_populate_record(null::solicitudes, ${JSON.stringify(row)}::json)`);
}

/** Without I, L, O and U, because numbers are read out on the telephone. Random, so that they reveal no count. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newNumero(): string {
  const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `SOL-${group()}-${group()}`;
}

/** Hides an address so that only its owner recognises it: `a•••@correo.ec`. */
export function maskCorreo(correo: string): string {
  const at = correo.lastIndexOf('@');
  return `${[...correo][0] ?? ''}•••${correo.slice(at)}`;
}
