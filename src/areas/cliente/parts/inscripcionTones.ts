/** The tone of each state of an enrolment (look.md, Labels). */
import type { EstadoInscripcion } from '../../../domain/estados/inscripcion.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export const inscripcionTones: { readonly [estado in EstadoInscripcion]: Tone } = {
  en_espera: 'info',
  pendiente_aprobacion: 'info',
  pendiente_pago: 'warning',
  activa: 'success',
  finalizada: 'neutral',
  rechazada: 'error',
  caducada: 'neutral',
  anulada: 'neutral',
};
