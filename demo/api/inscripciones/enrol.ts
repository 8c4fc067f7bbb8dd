/**
 * Enrols somebody in a course: gives a seat, billed if it costs anything, or a place in the waiting list. The portal
 * and the public form both use it; they decide whose enrolment it is and who gets a mail.
 */
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Comprador, Participante } from '../../../src/contract/persona.ts';
import type { Condicion } from '../../../src/domain/cotizacion/condicion.ts';
import { type Cotizacion, quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { type AdmitRefusal, admit } from '../../../src/domain/espera/admit.ts';
import {
  blocksDuplicate,
  estadosInscripcion,
  initialEstado,
} from '../../../src/domain/estados/inscripcion.ts';
import { accept, type Result, reject } from '../../../src/domain/result.ts';
import { type LockedCurso, lockCursoOf } from '../cursos/lockCurso.ts';
import { nextInscripcion } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { cursos } from '../db/schema/cursos.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import type { EnlacePago } from '../enlaces/insertEnlace.ts';
import type { Moment } from '../http/momentOf.ts';
import { bill } from './bill.ts';
import { deadlineOf, historyLine, type StoredInscripcion } from './changeEstado.ts';
import { onArrival } from './onArrival.ts';
import { promote } from './promote.ts';
import type { Acceptance } from './requireTerminos.ts';

export interface NewInscripcion {
  /** Finds or creates the client of the enrolment. Called only when the enrolment is certain. */
  cliente: () => Promise<string>;
  participante: Participante;
  /** If absent, the participant is billed. */
  comprador?: Comprador | undefined;
  canal: 'portal' | 'publico';
  /** Absent if there were none to read. */
  terminos: Acceptance | undefined;
  /** The condition of the discount, if it is met. */
  condicion: Condicion | undefined;
  aceptaEspera: boolean;
  /** The time of an earlier application: the dates and the price of that day apply. */
  arrivedAt?: Date | undefined;
}

export interface Enrolled {
  inscripcion: StoredInscripcion;
  cotizacion: Cotizacion;
  enlace: EnlacePago | undefined;
}

export type RefusalCode = AdmitRefusal | 'inscripcion_duplicada';

/** The caller has locked the course, so that two people never take the last seat. */
export async function enrol(
  tx: Db,
  locked: LockedCurso,
  wanted: NewInscripcion,
  moment: Moment,
): Promise<Result<Enrolled, RefusalCode>> {
  const current = await seatFirstWhoWait(tx, locked, moment);
  const curso = wanted.arrivedAt ? onArrival(current, wanted.arrivedAt, moment) : current;
  const admission = admit({ estado: curso.estado, cuposDisponibles: curso.free }, wanted.aceptaEspera);
  // The check for `inscripcion_duplicada` comes before `cupo_agotado`, but after the check for a closed course.
  if (!admission.ok && admission.code !== 'cupo_agotado') return admission;
  if (await findInForce(tx, curso.id, wanted.participante.identificacion))
    return reject('inscripcion_duplicada');
  if (!admission.ok) return admission;
  const { now, zona } = moment;
  const cotizacion = quoteCurso(curso.condiciones, now.getTime(), {
    zona,
    meets: wanted.condicion !== undefined,
  });
  const estado = initialEstado({
    hasSeat: admission.value === 'cupo',
    requiereAprobacion: curso.condiciones.requiereAprobacion ?? false,
    total: cotizacion.total,
  });
  const ordenEspera = estado === 'en_espera' ? await nextEspera(tx, curso.id) : null;
  const { participante, terminos } = wanted;
  const clienteId = await wanted.cliente();
  const numero = await nextInscripcion(tx);
  const row = tx.$with('row').as(
    tx
      .insert(inscripciones)
      .values({
        numero,
        clienteId,
        cursoId: curso.id,
        cursoCodigo: curso.codigo,
        cursoNombre: curso.nombre,
        participanteTipoIdentificacion: participante.tipoIdentificacion,
        participanteIdentificacion: participante.identificacion,
        participanteNombres: participante.nombres,
        participanteApellidos: participante.apellidos,
        participanteCorreo: participante.correo,
        participanteTelefono: participante.telefono,
        estado,
        fecha: now,
        valor: cotizacion.valor,
        descuento: cotizacion.descuento,
        // Null if the discount ended after the person met its condition.
        condicion: cotizacion.descuento > 0 ? wanted.condicion : null,
        total: cotizacion.total,
        moneda: cotizacion.moneda,
        caducaEl: deadlineOf(estado, curso, moment),
        ordenEspera,
        comprador: wanted.comprador ?? null,
        canal: wanted.canal,
        terminosVersion: terminos?.version ?? null,
        terminosAceptadosEl: terminos?.aceptadosEl ?? null,
      })
      .returning(),
  );
  const history = historyLine(tx, numero, { de: null, a: estado, actor: 'cliente', fecha: now });
  const [inscripcion] = await tx.with(row, history).select().from(row);
  if (!inscripcion) throw new Error('The enrolment was not inserted.');
  const enlace = await bill(tx, inscripcion, curso, moment);
  return accept({ inscripcion, cotizacion, enlace });
}

/** The enrolment of that person in that course, unless it is in a final state. */
export async function findInForce(
  tx: Db,
  cursoId: string,
  identificacion: string,
): Promise<StoredInscripcion | undefined> {
  const [found] = await tx
    .select()
    .from(inscripciones)
    .where(
      and(
        eq(inscripciones.cursoId, cursoId),
        eq(inscripciones.participanteIdentificacion, identificacion),
        notInArray(
          inscripciones.estado,
          estadosInscripcion.filter((estado) => !blocksDuplicate(estado)),
        ),
      ),
    );
  return found;
}

/** Gives free seats to people who wait, because the institution may have added seats. */
async function seatFirstWhoWait(tx: Db, locked: LockedCurso, moment: Moment): Promise<LockedCurso> {
  let curso = locked;
  while (curso.free !== undefined && (await promote(tx, curso, moment)) > 0) {
    curso = await lockCursoOf(tx, { cursoId: curso.id }, moment.today);
  }
  return curso;
}

async function nextEspera(tx: Db, cursoId: string): Promise<number> {
  const [row] = await tx
    .update(cursos)
    .set({ ultimaEspera: sql`${cursos.ultimaEspera} + 1` })
    .where(eq(cursos.id, cursoId))
    .returning({ orden: cursos.ultimaEspera });
  if (!row) throw new Error('The course is not there.');
  return row.orden;
}
