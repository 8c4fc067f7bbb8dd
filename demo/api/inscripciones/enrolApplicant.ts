/**
 * One application from the public form: finds or makes its client, enrols the person, and writes the one mail that goes
 * to the address that was typed. To a mailbox that nobody knows as the person's, that mail says the same whether they
 * were enrolled now or had been before: what was typed and what is public, nothing else.
 */
import { eq } from 'drizzle-orm';
import { cotizar } from '../../../src/domain/cotizacion/cotizar.ts';
import { admitir } from '../../../src/domain/espera/admitir.ts';
import { initialEstado } from '../../../src/domain/estados/inscripcion.ts';
import { idiomas } from '../../../src/domain/idiomas.ts';
import type { EnlacePago, Situacion, SobreCurso } from '../correo/aviso.ts';
import { enqueueCorreo } from '../correo/enqueue.ts';
import { known } from '../data/known.ts';
import type { Db } from '../db/db.ts';
import { solicitudes } from '../db/schema/inscripciones.ts';
import { avisoOf } from './avisoOf.ts';
import { newCodigo } from './bill.ts';
import { deadlineOf, type Inscripcion } from './changeEstado.ts';
import { enrol, findVigente } from './enrol.ts';
import { findApplicant, findByMailbox, type Solicitud } from './findApplicant.ts';
import type { CursoBloqueado } from './lockCurso.ts';
import type { Momento } from './momento.ts';
import { findEnlaceActivo } from './warnBeforeExpiry.ts';

/** The course is locked, and so is the application. */
export async function enrolApplicant(
  tx: Db,
  curso: CursoBloqueado,
  solicitud: Solicitud,
  momento: Momento,
): Promise<void> {
  const inscrita = await enrol(
    tx,
    curso,
    {
      cliente: () => findApplicant(tx, solicitud, momento),
      participante: solicitud.participante,
      comprador: solicitud.facturacion ?? undefined,
      canal: 'publico',
      terminos: { version: solicitud.terminosVersion, aceptadosEl: solicitud.terminosAceptadosEl },
      aceptaEspera: solicitud.aceptaEspera,
    },
    momento,
  );
  if (!inscrita.ok) {
    const vigente = await findVigente(tx, curso.id, solicitud.participante.identificacion);
    if (vigente) return answerRepeated(tx, curso, solicitud, vigente, momento);
    await close(tx, solicitud, { estado: 'descartada' }, momento);
    return tellReceived(tx, curso, solicitud, 'lleno', undefined, momento);
  }
  const { inscripcion, enlace } = inscrita.valor;
  await close(tx, solicitud, { estado: 'inscrita', inscripcion: inscripcion.numero }, momento);
  await tellReceived(tx, curso, solicitud, situacionOf(inscripcion.estado), enlace, momento);
}

/** Nobody is enrolled twice. The person is told so; a stranger who typed their number is not. */
async function answerRepeated(
  tx: Db,
  curso: CursoBloqueado,
  solicitud: Solicitud,
  vigente: Inscripcion,
  momento: Momento,
): Promise<void> {
  await close(tx, solicitud, { estado: 'repetida', inscripcion: vigente.numero }, momento);
  const owner = await avisoOf(tx, vigente);
  const { numero, estado } = vigente;
  const { correo, participante } = solicitud;
  const isTheirs =
    correo === owner.para ||
    correo === vigente.participanteCorreo ||
    (await findByMailbox(tx, participante, correo)) !== undefined;
  if (isTheirs) {
    const enlace = await findEnlaceActivo(tx, numero, momento.now);
    const aviso = { ...sobreOf(curso, solicitud), tipo: 'solicitud_repetida' as const, estado, enlace };
    return enqueueCorreo(tx, { ...aviso, solicitud: solicitud.numero, inscripcion: numero }, momento.now);
  }
  await enqueueCorreo(tx, { ...owner, tipo: 'solicitud_ajena', inscripcion: numero }, momento.now);
  // What would have become of it, had they not been enrolled. The address of its link opens nothing.
  const admision = admitir({ estado: curso.estado, cuposDisponibles: curso.libres }, solicitud.aceptaEspera);
  if (!admision.ok) return tellReceived(tx, curso, solicitud, 'lleno', undefined, momento);
  const { total } = cotizar(curso.condiciones, momento.now.getTime(), momento.zona);
  const requiereAprobacion = curso.condiciones.requiereAprobacion ?? false;
  const supuesto = initialEstado({ hayCupo: admision.valor === 'cupo', requiereAprobacion, total });
  const caducaEl = supuesto === 'pendiente_pago' ? deadlineOf(supuesto, curso, momento) : null;
  const enlace = caducaEl ? { codigo: newCodigo(), caducaEl } : undefined;
  await tellReceived(tx, curso, solicitud, situacionOf(supuesto), enlace, momento);
}

function situacionOf(estado: Inscripcion['estado']): Situacion {
  if (estado === 'en_espera') return 'espera';
  if (estado === 'pendiente_aprobacion') return 'aprobacion';
  return estado === 'pendiente_pago' ? 'pago' : 'gratis';
}

async function tellReceived(
  tx: Db,
  curso: CursoBloqueado,
  solicitud: Solicitud,
  situacion: Situacion,
  enlace: EnlacePago | undefined,
  { now, zona }: Momento,
): Promise<void> {
  const cotizacion = cotizar(curso.condiciones, now.getTime(), zona);
  const sobre = sobreOf(curso, solicitud);
  const { numero } = solicitud;
  await enqueueCorreo(
    tx,
    { ...sobre, tipo: 'solicitud_recibida', solicitud: numero, situacion, cotizacion, enlace },
    now,
  );
}

function sobreOf(curso: CursoBloqueado, { correo, idioma, participante }: Solicitud): SobreCurso {
  const { nombres, apellidos } = participante;
  return {
    para: correo,
    idioma: known(idiomas, idioma),
    nombre: nombres,
    cursoId: curso.id,
    curso: { codigo: curso.codigo, nombre: curso.nombre },
    participante: { nombres, apellidos },
  };
}

async function close(
  tx: Db,
  { numero }: Solicitud,
  cambio: { estado: Solicitud['estado']; inscripcion?: string },
  { now }: Momento,
): Promise<void> {
  await tx
    .update(solicitudes)
    .set({ ...cambio, procesadaEl: now })
    .where(eq(solicitudes.numero, numero));
}
