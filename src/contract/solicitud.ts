/** The public application and its steps, for forms: the same fields and verdicts as InscripcionNueva. */
import * as v from 'valibot';
import { InscripcionNueva } from './inscripcion.ts';
import { ParticipanteNuevo } from './persona.ts';
import { codeOfIssue, cuerpo } from './validacion.ts';

/** Without an account nobody knows who takes part, so `participante` is not optional. */
export const SolicitudNueva = cuerpo({ ...InscripcionNueva.entries, participante: ParticipanteNuevo });
export type SolicitudNueva = v.InferInput<typeof SolicitudNueva>;

/**
 * One schema for each step. They look at their own fields of the whole form and leave the others alone, so the same values
 * can be judged step by step and, at the end, by SolicitudNueva.
 */
export const pasosSolicitud = {
  curso: paso(['curso', 'aceptaEspera']),
  participante: paso(['participante']),
  comprador: paso(['comprador']),
  terminos: paso(['terminos']),
};

export type PasoSolicitud = keyof typeof pasosSolicitud;

// @__NO_SIDE_EFFECTS__
function paso<
  const C extends readonly [keyof typeof SolicitudNueva.entries, ...(keyof typeof SolicitudNueva.entries)[]],
>(campos: C) {
  return v.object(v.pick(SolicitudNueva, campos as C & [C[0], ...C[number][]]).entries, codeOfIssue);
}
