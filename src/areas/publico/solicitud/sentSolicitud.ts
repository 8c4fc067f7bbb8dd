/**
 * What was sent, as far as the page after it needs it. That page outlives a reload by its entry of the history, where
 * nothing personal is kept but the masked e-mail.
 */
import * as v from 'valibot';
import type { Curso } from '../../../contract/curso.ts';
import type { Solicitud } from '../../../contract/inscripcion.ts';
import type { Cotizacion } from '../../../domain/cotizacion/quoteCurso.ts';
import type { ParticipanteValues } from '../../../features/persona/personaValues.ts';

/** What the API answered: `correo` is masked. */
export type SolicitudReceipt = Solicitud;

const KeptSolicitud = v.object({
  recibo: v.object({ solicitud: v.string(), correo: v.string() }),
  /** It asked for a place in the waiting list. */
  espera: v.boolean(),
  /** In minor units of the course's currency: what the link of the mail asks for first, and in all. */
  valor: v.number(),
  total: v.number(),
});

export interface SentSolicitud extends v.InferOutput<typeof KeptSolicitud> {
  /** Not there any more after a reload. */
  readonly participante?: ParticipanteValues;
}

/** As things are when the answer comes: the course is read again afterwards, and this one may have taken its last seat. */
export const sentOf = (
  recibo: SolicitudReceipt,
  { estado }: Curso,
  { total, cuotas }: Cotizacion,
  participante: ParticipanteValues,
): SentSolicitud => ({
  recibo,
  espera: estado === 'lleno',
  valor: cuotas[0]?.valor ?? total,
  total,
  participante,
});

/** What of it the entry of the history keeps. */
export const keptOfSent = ({ participante: _, ...kept }: SentSolicitud): SentSolicitud => kept;

/** Undefined where the entry of the history tells of none. */
export function readSent(kept: unknown): SentSolicitud | undefined {
  const result = v.safeParse(KeptSolicitud, kept);
  return result.success ? result.output : undefined;
}
