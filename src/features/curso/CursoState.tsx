/** The state of a course as a word on its colour. */
import type { EstadoCurso } from '../../domain/estados/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../ui/feedback/toneCss.ts';

/** The tones are those of look.md, Labels. */
const tones: { readonly [estado in EstadoCurso]: Tone } = {
  programado: 'info',
  abierto: 'success',
  lleno: 'warning',
  cerrado: 'neutral',
  en_curso: 'info',
  finalizado: 'neutral',
  cancelado: 'error',
};

export function CursoState({ estado }: { readonly estado: EstadoCurso }) {
  const t = useT('curso');
  return <StateLabel $tone={tones[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
