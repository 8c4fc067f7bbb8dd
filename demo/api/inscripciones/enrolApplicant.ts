/**
 * Handles one application from the public form: finds or creates its client, enrols the person, and writes the mail to
 * the typed address. If that mailbox is not known to be the person's, the mail contains only typed values and public
 * facts, and is the same for people who were enrolled before.
 */
import { eq } from 'drizzle-orm';
import type { Cotizacion } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { blocksDuplicate } from '../../../src/domain/estados/inscripcion.ts';
import type { CuentaServices } from '../cuentas/loadKeys.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { EnlacePago } from '../enlaces/insertEnlace.ts';
import type { Moment } from '../http/momentOf.ts';
import type { StoredInscripcion } from './changeEstado.ts';
import { enrol, findInForce } from './enrol.ts';
import { findByMailbox, type StoredSolicitud } from './findApplicant.ts';
import type { Situation } from './letters/enqueueCursoMail.ts';
import { enqueueCursoMail } from './letters/enqueueCursoMail.ts';
import { moveCorreo } from './moveCorreo.ts';
import { onArrival } from './onArrival.ts';
import { solicitudEnvelope, toNewInscripcion } from './solicitud.ts';
import { cursoEnvelope } from './tellInscripcion.ts';
import { findEnlaceActivo } from './warnBeforeExpiry.ts';

/** The outcome that the mail reports. */
export interface Outcome {
  situacion: Situation;
  enlace?: EnlacePago | undefined;
}

/** Applications from an unknown mailbox for a person who is already enrolled. app.ts sets who answers them. */
export interface Strangers {
  /** Returns what the mail says to such an application. */
  answer(tx: Db, curso: LockedCurso, solicitud: StoredSolicitud, moment: Moment): Promise<Outcome>;
  /** Sends reminders, and ends offers whose deadline passed. Any number of processes may run it. */
  watch(db: Db, moment: Moment): Promise<void>;
}

export interface InscripcionServices extends CuentaServices {
  strangers: Strangers;
}

/** An application that is being handled. The caller has locked it and its course. */
interface Application {
  tx: Db;
  curso: LockedCurso;
  solicitud: StoredSolicitud;
  strangers: Strangers;
  moment: Moment;
}

/** The caller has locked the course and the application. */
export async function enrolApplicant(
  tx: Db,
  locked: LockedCurso,
  solicitud: StoredSolicitud,
  strangers: Strangers,
  moment: Moment,
): Promise<void> {
  const curso = onArrival(locked, solicitud.creadaEl, moment);
  const application = { tx, curso, solicitud, strangers, moment };
  const made = solicitud.inscripcion === null ? undefined : await findInscripcion(tx, solicitud.inscripcion);
  if (made && blocksDuplicate(made.estado)) return tellAgain(application, made);
  const enrolled = await enrol(tx, locked, toNewInscripcion(tx, solicitud, moment), moment);
  if (!enrolled.ok) {
    const inForce = await findInForce(tx, curso.id, solicitud.participante.identificacion);
    if (inForce) return answerRepeated(application, inForce);
    await close(application, { estado: 'descartada' });
    return tellReceived(application, { situacion: 'lleno' });
  }
  const { inscripcion, enlace } = enrolled.value;
  await close(application, { estado: 'inscrita', inscripcion: inscripcion.numero });
  await tellReceived(application, { situacion: situationOf(inscripcion.estado), enlace });
}

/** Nobody is enrolled twice. The person learns so, but a stranger who typed their identification does not. */
async function answerRepeated(application: Application, inForce: StoredInscripcion): Promise<void> {
  const outcome = await tellWhoAsks(application, inForce);
  const ocupa = outcome === undefined ? application.solicitud.ocupa : showsAsSeat(outcome.situacion);
  await close(application, { estado: 'repetida', inscripcion: inForce.numero, ocupa });
}

/**
 * Handles an application again after its sender corrected the e-mail. It never takes a second seat, because the number of
 * free seats would reveal whether the person was known before.
 */
async function tellAgain(application: Application, made: StoredInscripcion): Promise<void> {
  const { tx, solicitud, moment } = application;
  const { numero, estado } = made;
  if (!(await moveCorreo(tx, made, solicitud.correo))) {
    await tellWhoAsks(application, made);
  } else if (estado === 'activa' && made.total > 0) {
    await tellRepeated(application, made);
  } else {
    const enlace = await findEnlaceActivo(tx, numero, moment.now);
    await tellReceived(application, { situacion: situationOf(estado), enlace });
  }
  await close(application, { estado: 'inscrita', inscripcion: numero });
}

/** Returns what a stranger was told; undefined if the mailbox is known to be the person's. */
async function tellWhoAsks(
  application: Application,
  inForce: StoredInscripcion,
): Promise<Outcome | undefined> {
  const { tx, curso, solicitud, strangers, moment } = application;
  const owner = await cursoEnvelope(tx, inForce);
  const { correo, participante } = solicitud;
  const isTheirs =
    correo === owner.para ||
    correo === inForce.participanteCorreo ||
    (await findByMailbox(tx, participante, correo)) !== undefined;
  if (isTheirs) {
    await tellRepeated(application, inForce);
    return undefined;
  }
  const foreign = { ...owner, tipo: 'solicitud_ajena' as const, inscripcion: inForce.numero };
  await enqueueCursoMail(tx, foreign, moment.now);
  const outcome = await strangers.answer(tx, curso, solicitud, moment);
  await tellReceived(application, outcome);
  return outcome;
}

async function tellRepeated(
  { tx, solicitud, moment: { now } }: Application,
  { numero, estado, moneda }: StoredInscripcion,
): Promise<void> {
  const enlace = await findEnlaceActivo(tx, numero, now);
  const envelope = await solicitudEnvelope(tx, solicitud);
  const aviso = { ...envelope, tipo: 'solicitud_repetida' as const, estado, moneda, enlace };
  await enqueueCursoMail(tx, { ...aviso, solicitud: solicitud.numero, inscripcion: numero }, now);
}

function showsAsSeat(situation: Situation): boolean {
  return situation !== 'lleno' && situation !== 'espera';
}

export function situationOf(estado: StoredInscripcion['estado']): Situation {
  if (estado === 'en_espera') return 'espera';
  if (estado === 'pendiente_aprobacion') return 'aprobacion';
  return estado === 'pendiente_pago' ? 'pago' : 'gratis';
}

async function tellReceived({ tx, curso, solicitud, moment }: Application, outcome: Outcome): Promise<void> {
  const cotizacion = quoteSolicitud(curso, solicitud, moment);
  const envelope = await solicitudEnvelope(tx, solicitud);
  const mail = { ...envelope, tipo: 'solicitud_recibida' as const, solicitud: solicitud.numero, cotizacion };
  await enqueueCursoMail(tx, { ...mail, ...outcome }, moment.now);
}

/** Returns what the course costs the applicant on that day. */
export function quoteSolicitud(
  { condiciones }: LockedCurso,
  { condicion }: StoredSolicitud,
  { now, zona }: Moment,
): Cotizacion {
  return quoteCurso(condiciones, now.getTime(), { zona, meets: condicion !== null });
}

async function close(
  { tx, solicitud, moment }: Application,
  change: { estado: StoredSolicitud['estado']; inscripcion?: string; ocupa?: boolean },
): Promise<void> {
  await tx
    .update(solicitudes)
    .set({ ...change, procesadaEl: moment.now })
    .where(eq(solicitudes.numero, solicitud.numero));
}

async function findInscripcion(tx: Db, numero: string): Promise<StoredInscripcion | undefined> {
  const [found] = await tx.select().from(inscripciones).where(eq(inscripciones.numero, numero));
  return found;
}
