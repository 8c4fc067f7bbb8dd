/**
 * Handles one application from the public form: finds or makes its client, enrols the person, and writes the mail to the
 * address that was typed. To a mailbox that is not known to be the person's, that mail says the same whether they are
 * enrolled now or were before: what was typed and what is public.
 */
import { eq } from 'drizzle-orm';
import { cotizar } from '../../../src/domain/cotizacion/quoteCurso.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/solicitudes.ts';
import type { EnlacePago } from '../enlaces/writeEnlace.ts';
import type { Services } from '../http/context.ts';
import type { Momento } from '../http/moment.ts';
import type { Inscripcion } from './changeEstado.ts';
import { enrol, findVigente } from './enrol.ts';
import { avisoOf } from './envelopeOf.ts';
import { findByMailbox, type Solicitud } from './findApplicant.ts';
import type { Situacion } from './letters/cursoMail.ts';
import { enqueueAviso } from './letters/cursoMail.ts';
import { onArrival } from './onArrival.ts';
import { nuevaOf, sobreOf } from './solicitud.ts';
import { findEnlaceActivo } from './warnBeforeExpiry.ts';

/** What the mail says became of an application. */
export interface Outcome {
  situacion: Situacion;
  enlace?: EnlacePago | undefined;
}

/** Applications for somebody who is enrolled already, from a mailbox that nobody knows as theirs; app.ts says who answers them. */
export interface Strangers {
  /** What such an application is told. */
  answer(tx: Db, curso: LockedCurso, solicitud: Solicitud, momento: Momento): Promise<Outcome>;
  /** Reminds them and ends what they were given, as deadlines go by. Any number of processes may run it. */
  watch(db: Db, momento: Momento): Promise<void>;
}

/** What enrolling needs. */
export interface InscripcionServices extends Services {
  strangers: Strangers;
}

/** The caller has locked the course and the application. */
export async function enrolApplicant(
  tx: Db,
  bloqueado: LockedCurso,
  solicitud: Solicitud,
  strangers: Strangers,
  momento: Momento,
): Promise<void> {
  const curso = onArrival(bloqueado, solicitud.creadaEl, momento);
  const inscrita = await enrol(tx, bloqueado, nuevaOf(tx, solicitud, momento), momento);
  if (!inscrita.ok) {
    const vigente = await findVigente(tx, curso.id, solicitud.participante.identificacion);
    if (vigente) return answerRepeated(tx, curso, solicitud, vigente, strangers, momento);
    await close(tx, solicitud, { estado: 'descartada' }, momento);
    return tellReceived(tx, curso, solicitud, { situacion: 'lleno' }, momento);
  }
  const { inscripcion, enlace } = inscrita.valor;
  await close(tx, solicitud, { estado: 'inscrita', inscripcion: inscripcion.numero }, momento);
  const situacion = situacionOf(inscripcion.estado);
  await tellReceived(tx, curso, solicitud, { situacion, enlace }, momento);
}

/** Nobody is enrolled twice. The person is told so, but not a stranger who typed their identification. */
async function answerRepeated(
  tx: Db,
  curso: LockedCurso,
  solicitud: Solicitud,
  vigente: Inscripcion,
  strangers: Strangers,
  momento: Momento,
): Promise<void> {
  const owner = await avisoOf(tx, vigente);
  const { numero, estado, moneda } = vigente;
  const { correo, participante } = solicitud;
  const isTheirs =
    correo === owner.para ||
    correo === vigente.participanteCorreo ||
    (await findByMailbox(tx, participante, correo)) !== undefined;
  const repetida = { estado: 'repetida', inscripcion: numero } as const;
  if (isTheirs) {
    await close(tx, solicitud, repetida, momento);
    const enlace = await findEnlaceActivo(tx, numero, momento.now);
    const sobre = await sobreOf(tx, solicitud);
    const aviso = { ...sobre, tipo: 'solicitud_repetida' as const, estado, moneda, enlace };
    return enqueueAviso(tx, { ...aviso, solicitud: solicitud.numero, inscripcion: numero }, momento.now);
  }
  await enqueueAviso(tx, { ...owner, tipo: 'solicitud_ajena', inscripcion: numero }, momento.now);
  const outcome = await strangers.answer(tx, curso, solicitud, momento);
  await close(tx, solicitud, { ...repetida, ocupa: showsAsSeat(outcome.situacion) }, momento);
  await tellReceived(tx, curso, solicitud, outcome, momento);
}

function showsAsSeat(situacion: Situacion): boolean {
  return situacion !== 'lleno' && situacion !== 'espera';
}

export function situacionOf(estado: Inscripcion['estado']): Situacion {
  if (estado === 'en_espera') return 'espera';
  if (estado === 'pendiente_aprobacion') return 'aprobacion';
  return estado === 'pendiente_pago' ? 'pago' : 'gratis';
}

async function tellReceived(
  tx: Db,
  { condiciones }: LockedCurso,
  solicitud: Solicitud,
  outcome: Outcome,
  { now, zona }: Momento,
): Promise<void> {
  const cotizacion = cotizar(condiciones, now.getTime(), zona);
  const sobre = await sobreOf(tx, solicitud);
  const { numero } = solicitud;
  const aviso = { ...sobre, tipo: 'solicitud_recibida' as const, solicitud: numero, cotizacion, ...outcome };
  await enqueueAviso(tx, aviso, now);
}

async function close(
  tx: Db,
  { numero }: Solicitud,
  cambio: { estado: Solicitud['estado']; inscripcion?: string; ocupa?: boolean },
  { now }: Momento,
): Promise<void> {
  await tx
    .update(solicitudes)
    .set({ ...cambio, procesadaEl: now })
    .where(eq(solicitudes.numero, numero));
}
