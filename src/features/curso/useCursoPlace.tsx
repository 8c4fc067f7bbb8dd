/** Says where a course is held: the first place and how many more there are; undefined if none is known yet. */
import type { ReactNode } from 'react';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { CursoText } from './CursoText.tsx';

export function useCursoPlace({ modalidad, sesiones }: Pick<Curso, 'modalidad' | 'sesiones'>): ReactNode {
  const t = useT('curso');
  if (modalidad === 'virtual') return t('enLinea');
  const [first, ...others] = new Set(sesiones.map((sesion) => sesion.lugar).filter(Boolean));
  if (first === undefined) return undefined;
  const lugar = <CursoText key="lugar">{first}</CursoText>;
  return others.length === 0 ? lugar : t.rich('variosLugares', { lugar, count: others.length });
}
