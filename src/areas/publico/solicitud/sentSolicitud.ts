/**
 * The data of a sent application that its result page needs. The history entry keeps them for a reload, with no
 * personal data except the masked e-mail, and with the permit to correct it.
 */
import * as v from 'valibot';
import type { Curso } from '../../../contract/curso.ts';
import type { Solicitud } from '../../../contract/inscripcion.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import { endOfHold } from '../../../domain/deadlines.ts';
import type { ParticipanteValues } from '../../../features/persona/personaValues.ts';

/** The API's answer; `correo` is masked. */
export type SolicitudReceipt = Solicitud;

const KeptSolicitud = v.object({
  recibo: v.object({ solicitud: v.string(), correo: v.string(), permiso: v.optional(v.string()) }),
  /** True if the person asked for a place on the waiting list. */
  espera: v.boolean(),
  /** In minor units of the course's currency: the first amount of the mail's link, and the total. */
  valor: v.number(),
  total: v.number(),
  /** The instant, RFC 3339, until which a seat is held without payment; absent if nothing is to be paid yet. */
  hasta: v.optional(v.string()),
});

export interface SentSolicitud extends v.InferOutput<typeof KeptSolicitud> {
  /** Undefined after a reload. */
  readonly participante?: ParticipanteValues;
}

/** Copies the course when the answer comes, because it is read again later and may then be full. */
export function sentOf(
  recibo: SolicitudReceipt,
  curso: Curso,
  { total, cuotas }: Cotizacion,
  participante: ParticipanteValues,
  /** The instant at which it was sent, in milliseconds. */
  now: number,
): SentSolicitud {
  const espera = curso.estado === 'lleno';
  const isDue = total > 0 && !espera && !curso.requiereAprobacion;
  return {
    recibo,
    espera,
    valor: cuotas[0]?.valor ?? total,
    total,
    // The same for everybody: from what is public about the course, not from what became of the application.
    ...(isDue && { hasta: new Date(endOfHold(curso, now)).toISOString() }),
    participante,
  };
}

/** Returns the part that the history entry keeps. */
export const keptOfSent = ({ participante: _, ...kept }: SentSolicitud): SentSolicitud => kept;

/** Undefined if the history entry has none. */
export function readSent(kept: unknown): SentSolicitud | undefined {
  const result = v.safeParse(KeptSolicitud, kept);
  return result.success ? result.output : undefined;
}

/** Applies the corrected e-mail: the answer's masked one and, as long as the page stays open, the whole one. */
export const correctedOf = (
  sent: SentSolicitud,
  { correo }: SolicitudReceipt,
  whole: string,
): SentSolicitud => ({
  ...sent,
  recibo: { ...sent.recibo, correo },
  ...(sent.participante && { participante: { ...sent.participante, correo: whole } }),
});
