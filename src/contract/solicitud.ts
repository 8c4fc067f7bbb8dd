/** The public application, for its form: the same fields and checks as InscripcionNueva. */
import type * as v from 'valibot';
import { InscripcionNueva } from './inscripcion.ts';
import { ParticipanteNuevo } from './persona.ts';
import { bodyOf } from './validation.ts';

/** `participante` is required, because without an account the API cannot know who takes part. */
export const SolicitudNueva = bodyOf({ ...InscripcionNueva.entries, participante: ParticipanteNuevo });
export type SolicitudNueva = v.InferInput<typeof SolicitudNueva>;
