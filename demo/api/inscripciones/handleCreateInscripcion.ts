/** POST inscripciones with a session: the client enrols themselves or somebody else. */

import type { createInscripcion, Inscripcion, Solicitud } from '../../../src/contract/inscripcion.ts';
import type { Comprador, Participante } from '../../../src/contract/persona.ts';
import { tiposIdentificacion } from '../../../src/domain/documentos/tipos.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import { checkCondicion } from '../cursos/checkCondicion.ts';
import { lockCurso, readCursoUnlocked } from '../cursos/lockCurso.ts';
import { clientScope, type OwnRecords } from '../db/clientScope.ts';
import type { Db } from '../db/db.ts';
import { isDuplicate } from '../db/failure.ts';
import { known } from '../db/known.ts';
import type { Acceso, Services } from '../http/context.ts';
import { etagOf } from '../http/etag.ts';
import { type Moment, momentOf } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { createSolicitud } from './createSolicitud.ts';
import { type Enrolled, enrol } from './enrol.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { findInscripcion } from './listInscripciones.ts';
import { refusalOf } from './refusalOf.ts';
import { requireTerminos } from './requireTerminos.ts';
import { type Arrivals, findArrivals, mustGoFirst, processArrivals } from './solicitudesTask.ts';
import { takeSolicitud } from './takeSolicitud.ts';
import { tellInscripcion } from './tellInscripcion.ts';

/** Answers 201 with a session. Without one the request is a public application, and the answer is 202. */
export function handleCreateInscripcion(
  call: Call<typeof createInscripcion>,
  services: InscripcionServices,
): Promise<Inscripcion | Solicitud> {
  const { who } = call;
  return who ? enrolClient({ ...call, who }, services) : createSolicitud(call, services);
}

/** Rolls back the transaction when it finds applications that go first. */
class OthersFirst extends Error {
  readonly arrivals: Arrivals;

  constructor(arrivals: Arrivals) {
    super('Earlier applications take the last seats.');
    this.arrivals = arrivals;
  }
}

type CallOfClient = Call<typeof createInscripcion> & { who: Acceso };

async function enrolClient(
  { who, body, now, address, commit, reply }: CallOfClient,
  services: InscripcionServices,
): Promise<Inscripcion | Solicitud> {
  const terminos = requireTerminos(services, body, now);
  if (body.participante)
    await takeInscripcion(services, { who, participante: body.participante, address, now });
  const moment = momentOf(services, now);
  const condicion = await checkOwn();
  // Earlier applications from the public form go first if they could change the result.
  const earlier = await findArrivals(services.database.db, body.curso);
  const result = await commit((tx) => enrolAfter(tx, earlier))
    .catch(async (error: unknown) => {
      if (!(error instanceof OthersFirst)) throw error;
      await processArrivals(services, error.arrivals);
      return commit((tx) => enrolAfter(tx, undefined));
    })
    .catch((error: unknown) => {
      // The lock of the course prevents duplicates first; this index guarantees it.
      if (isDuplicate(error, 'inscripciones_sin_duplicar')) throw new ProblemError('inscripcion_duplicada');
      throw error;
    });
  services.wakeUps.emit('correo');
  return result;

  /** Runs outside the transaction, so that a wrong code counts even if the enrolment is rolled back. */
  async function checkOwn() {
    if (!body.condicion) return undefined;
    const curso = await readCursoUnlocked(services.database.db, body.curso, moment.today);
    if (!curso) throw new ProblemError('no_encontrado', { detail: 'There is no such course.' });
    return checkCondicion(services, { curso, condicion: body.condicion, who, address, now });
  }

  /** Throws OthersFirst if earlier applications must be enrolled before this one. */
  async function enrolAfter(tx: Db, arrivals: Arrivals | undefined): Promise<Inscripcion> {
    const curso = await lockCurso(tx, body.curso, moment.today);
    if (!curso) throw new ProblemError('no_encontrado', { detail: 'There is no such course.' });
    const own = clientScope(tx, who.clienteId);
    const cliente = await own.cliente();
    const participante = body.participante ?? inPerson(cliente);
    if (arrivals && (await mustGoFirst(tx, curso, arrivals, participante.identificacion))) {
      throw new OthersFirst(arrivals);
    }
    const enrolled = await enrol(
      tx,
      curso,
      {
        cliente: async () => who.clienteId,
        participante,
        comprador: body.comprador ?? compradorOf(cliente),
        canal: 'portal',
        terminos,
        condicion,
        aceptaEspera: body.aceptaEspera ?? false,
      },
      moment,
    );
    if (!enrolled.ok) throw refusalOf(enrolled.code, curso, moment.today);
    return tell(tx, own, enrolled.value, moment);
  }

  async function tell(tx: Db, own: OwnRecords, { inscripcion, enlace }: Enrolled, at: Moment) {
    const created = await findInscripcion(own, inscripcion.numero, at);
    if (!created) throw new Error(`${inscripcion.numero} is not there.`);
    const { numero, estado, total, moneda, caducaEl } = inscripcion;
    const matter = { tipo: 'inscripcion', inscripcion: numero, estado, total, moneda, enlace } as const;
    const deadlines = { posicion: created.posicionEspera, caducaEl: caducaEl ?? undefined };
    await tellInscripcion(tx, inscripcion, { ...matter, ...deadlines }, now);
    reply.headers.location = `/api/cliente/inscripciones/${numero}`;
    reply.headers.etag = etagOf(created.version);
    return created;
  }
}

type Cliente = Awaited<ReturnType<OwnRecords['cliente']>>;

/** Throws if the client's record lacks what an enrolment needs; the form then asks for a participant. */
function inPerson(cliente: Cliente): Participante {
  const { tipoIdentificacion, identificacion, nombres, apellidos, correo, telefono } = cliente;
  if (tipoIdentificacion === null || identificacion === null) {
    throw new ProblemError('identificacion_requerida', {
      errors: [{ pointer: '/participante/identificacion', code: 'requerido' }],
    });
  }
  if (telefono === null) {
    throw new ProblemError('validacion', {
      errors: [{ pointer: '/participante/telefono', code: 'requerido' }],
    });
  }
  return {
    tipoIdentificacion: known(tiposIdentificacion, tipoIdentificacion),
    identificacion,
    nombres,
    apellidos,
    correo,
    telefono,
  };
}

/** Undefined if the client has no identification to bill; then the participant is billed. */
function compradorOf(cliente: Cliente): Comprador | undefined {
  const { tipoIdentificacion, identificacion, razonSocial, correo, direccion, telefono } = cliente;
  if (tipoIdentificacion === null || identificacion === null) return undefined;
  return {
    tipoIdentificacion: known(tiposIdentificacion, tipoIdentificacion),
    identificacion,
    razonSocial: razonSocial ?? fullName(cliente),
    correo,
    ...(direccion === null ? {} : { direccion }),
    ...(telefono === null ? {} : { telefono }),
  };
}

interface Attempt {
  who: Acceso;
  participante: Pick<Participante, 'identificacion' | 'correo'>;
  /** The caller's address, from http/clientAddress.ts. */
  address: string;
  now: Date;
}

/**
 * Limits how often an account may enrol other people: a refusal reveals that a person is enrolled, and an enrolment
 * takes a seat and sends mail to the typed address. Enrolling oneself does not count.
 *
 * Anybody can make accounts with invented e-mails. Accounts without a verified e-mail are counted together by network
 * address, and by person as in the public form, so that a hundred of them get no more tries than one. Throws 429
 * demasiados_intentos with Retry-After.
 */
async function takeInscripcion(
  services: Pick<Services, 'database' | 'config'>,
  { who, participante, address, now }: Attempt,
): Promise<void> {
  const { database, config } = services;
  const { db } = database;
  const { identificacion, correo } = participante;
  const own = await clientScope(db, who.clienteId).cliente();
  if (own.identificacion === identificacion && own.correo === correo) return;
  const { inscripcionCuenta, inscripcionSinVerificar, inscripcionDireccion } = config.limites;
  if (who.correoVerificado) {
    await take(db, 'inscripcion-cuenta', who.cuentaId, inscripcionCuenta, now);
  } else {
    await take(db, 'inscripcion-direccion', networkOf(address), inscripcionDireccion, now);
    await take(db, 'inscripcion-sin-verificar', who.cuentaId, inscripcionSinVerificar, now);
    await takeSolicitud(services, { identificacion, now });
  }
  if (own.correo !== correo) await takeSolicitud(services, { correo, now });
}
