/** The state of an enrolment as a word on its colour. */
import type { EstadoInscripcion } from '../../../domain/estados/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

/** look.md, Labels. */
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

export function InscripcionState({ estado }: { readonly estado: EstadoInscripcion }) {
  const t = useT('inscripciones');
  return <StateLabel $tone={inscripcionTones[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
