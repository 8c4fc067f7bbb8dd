/** The state of an enrolment as a word on its colour. */
import type { EstadoInscripcion as Estado } from '../../../domain/estados/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { inscripcionTones } from './inscripcionTones.ts';

export function EstadoInscripcion({ estado }: { readonly estado: Estado }) {
  const t = useT('inscripciones');
  return <StateLabel $tone={inscripcionTones[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
