/** Where a course is held, in a few words: the first place and how many more there are. */
import type { Curso } from '../../../contract/curso.ts';
import { useT } from '../../../i18n/useT.ts';

export function useLugar(): (curso: Pick<Curso, 'modalidad' | 'sesiones'>) => string {
  const t = useT('cursos');
  return ({ modalidad, sesiones }) => {
    if (modalidad === 'virtual') return t('enLinea');
    const [lugar, ...otros] = new Set(sesiones.map((sesion) => sesion.lugar).filter(Boolean));
    if (lugar === undefined) return '';
    return otros.length === 0 ? lugar : t('variosLugares', { lugar, count: otros.length });
  };
}
