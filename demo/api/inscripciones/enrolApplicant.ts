/**
 * Handles one application from the public form: finds or creates its client, enrols the person, and writes the mail to
 * the typed address. If that mailbox is not known to be the person's, the mail contains only typed values and public
 * facts, and is the same for people who were enrolled before.
 */
import { eq } from 'drizzle-orm';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { EnlacePago } from '../enlaces/insertEnlace.ts';
import type { Services } from '../http/context.ts';
import type { Moment } from '../http/moment.ts';
import type { Inscripcion } from './changeEstado.ts';
import { enrol, findVigente } from './enrol.ts';
import { findByMailbox, type Solicitud } from './findApplicant.ts';
import type { Situation } from './letters/cursoMail.ts';
import { enqueueCursoMail } from './letters/cursoMail.ts';
import { onArrival } from './onArrival.ts';
import { solicitudEnvelope, toNewInscripcion } from './solicitud.ts';
import { envelopeOf } from './tellInscripcion.ts';
import { findEnlaceActivo } from './warnBeforeExpiry.ts';

/** The outcome that the mail tells. */
export interface Outcome {
  situacion: Situation;
  enlace?: EnlacePago | undefined;
}

/** Applications from an unknown mailbox for a person who is already enrolled. app.ts sets who answers them. */
export interface Strangers {
  /** Returns what the mail says to such an application. */
  answer(tx: Db, curso: LockedCurso, solicitud: Solicitud, moment: Moment): Promise<Outcome>;
  /** Sends reminders, and ends offers whose deadline passed. Any number of processes may run it. */
  watch(db: Db, moment: Moment): Promise<void>;
}

/** What enrolling needs. */
export interface InscripcionServices extends Services {
  strangers: Strangers;
}

/** The caller has locked the course and the application. */
export async function enrolApplicant(
  tx: Db,
  locked: LockedCurso,
  solicitud: Solicitud,
  strangers: Strangers,
  moment: Moment,
): Promise<void> {
  const curso = onArrival(locked, solicitud.creadaEl, moment);
  const enrolled = await enrol(tx, locked, toNewInscripcion(tx, solicitud, moment), moment);
  if (!enrolled.ok) {
    const vigente = await findVigente(tx, curso.id, solicitud.participante.identificacion);
    if (vigente) return answerRepeated(tx, curso, solicitud, vigente, strangers, moment);
    await close(tx, solicitud, { estado: 'descartada' }, moment);
    return tellReceived(tx, curso, solicitud, { situacion: 'lleno' }, moment);
  }
  const { inscripcion, enlace } = enrolled.valor;
  await close(tx, solicitud, { estado: 'inscrita', inscripcion: inscripcion.numero }, moment);
  const situacion = situationOf(inscripcion.estado);
  await tellReceived(tx, curso, solicitud, { situacion, enlace }, moment);
}

/** Nobody is enrolled twice. The person learns so, but a stranger who typed their identification does not. */
async function answerRepeated(
  tx: Db,
  curso: LockedCurso,
  solicitud: Solicitud,
  vigente: Inscripcion,
  strangers: Strangers,
  moment: Moment,
): Promise<void> {
  const owner = await envelopeOf(tx, vigente);
  const { numero, estado, moneda } = vigente;
  const { correo, participante } = solicitud;
  const isTheirs =
    correo === owner.para ||
    correo === vigente.participanteCorreo ||
    (await findByMailbox(tx, participante, correo)) !== undefined;
  const repetida = { estado: 'repetida', inscripcion: numero } as const;
  if (isTheirs) {
    await close(tx, solicitud, repetida, moment);
    const enlace = await findEnlaceActivo(tx, numero, moment.now);
    const envelope = await solicitudEnvelope(tx, solicitud);
    const mail = { ...envelope, tipo: 'solicitud_repetida' as const, estado, moneda, enlace };
    return enqueueCursoMail(tx, { ...mail, solicitud: solicitud.numero, inscripcion: numero }, moment.now);
  }
  await enqueueCursoMail(tx, { ...owner, tipo: 'solicitud_ajena', inscripcion: numero }, moment.now);
  const outcome = await strangers.answer(tx, curso, solicitud, moment);
  await close(tx, solicitud, { ...repetida, ocupa: showsAsSeat(outcome.situacion) }, moment);
  await tellReceived(tx, curso, solicitud, outcome, moment);
}

function showsAsSeat(situacion: Situation): boolean {
  return situacion !== 'lleno' && situacion !== 'espera';
}

export function situationOf(estado: Inscripcion['estado']): Situation {
  if (estado === 'en_espera') return 'espera';
  if (estado === 'pendiente_aprobacion') return 'aprobacion';
  return estado === 'pendiente_pago' ? 'pago' : 'gratis';
}

async function tellReceived(
  tx: Db,
  { condiciones }: LockedCurso,
  solicitud: Solicitud,
  outcome: Outcome,
  { now, zona }: Moment,
): Promise<void> {
  const cotizacion = quoteCurso(condiciones, now.getTime(), { zona, meets: solicitud.condicion !== null });
  const envelope = await solicitudEnvelope(tx, solicitud);
  const { numero } = solicitud;
  const mail = {
    ...envelope,
    tipo: 'solicitud_recibida' as const,
    solicitud: numero,
    cotizacion,
    ...outcome,
  };
  await enqueueCursoMail(tx, mail, now);
}

async function close(
  tx: Db,
  { numero }: Solicitud,
  cambio: { estado: Solicitud['estado']; inscripcion?: string; ocupa?: boolean },
  { now }: Moment,
): Promise<void> {
  await tx
    .update(solicitudes)
    .set({ ...cambio, procesadaEl: now })
    .where(eq(solicitudes.numero, numero));
}
