/** Where a course is held: the first place and how many more there are; '' where none is known yet. */
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';

export function usePlace({ modalidad, sesiones }: Pick<Curso, 'modalidad' | 'sesiones'>): string {
  const t = useT('curso');
  if (modalidad === 'virtual') return t('enLinea');
  const [lugar, ...others] = new Set(sesiones.map((sesion) => sesion.lugar).filter(Boolean));
  if (lugar === undefined) return '';
  return others.length === 0 ? lugar : t('variosLugares', { lugar, count: others.length });
}
