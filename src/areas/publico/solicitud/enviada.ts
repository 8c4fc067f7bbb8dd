/**
 * What was sent, as far as the page after it needs it. That page outlives a reload by its entry of the history, where
 * nothing personal is kept but the masked e-mail.
 */
import * as v from 'valibot';
import type { Curso } from '../../../contract/curso.ts';
import type { Cotizacion } from '../../../domain/cotizacion/cotizar.ts';
import type { ParticipanteValues } from '../../../features/persona/valores.ts';
import type { Recibo } from './useSend.ts';

const Guardada = v.object({
  recibo: v.object({ solicitud: v.string(), correo: v.string() }),
  /** It asked for a place in the waiting list. */
  espera: v.boolean(),
  /** In minor units of the course's currency: what the link of the mail asks for first, and in all. */
  valor: v.number(),
  total: v.number(),
});

export interface Enviada extends v.InferOutput<typeof Guardada> {
  /** Not there any more after a reload. */
  readonly participante?: ParticipanteValues;
}

/** As it is when the answer comes: the course is read again afterwards, and its last seat may be gone by this very one. */
export const enviadaOf = (
  recibo: Recibo,
  { estado }: Curso,
  { total, cuotas }: Cotizacion,
  participante: ParticipanteValues,
): Enviada => ({
  recibo,
  espera: estado === 'lleno',
  valor: cuotas[0]?.valor ?? total,
  total,
  participante,
});

/** For the entry of the history. */
export const keptOf = ({ participante: _, ...kept }: Enviada): Enviada => kept;

/** From the entry of the history; undefined where it tells of none. */
export function readEnviada(kept: unknown): Enviada | undefined {
  const result = v.safeParse(Guardada, kept);
  return result.success ? result.output : undefined;
}
