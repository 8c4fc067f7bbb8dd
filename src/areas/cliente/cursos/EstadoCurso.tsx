/** The state of a course as a word on its colour. */
import type { EstadoCurso as Estado } from '../../../domain/estados/curso.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { tonosCurso } from './tonosCurso.ts';

export function EstadoCurso({ estado }: { readonly estado: Estado }) {
  const t = useT('cursos');
  return <StateLabel $tone={tonosCurso[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
