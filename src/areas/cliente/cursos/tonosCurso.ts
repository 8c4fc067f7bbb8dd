/** The tone of each state of a course (look.md, Labels). */
import type { EstadoCurso } from '../../../domain/estados/curso.ts';
import type { Tone } from '../../../ui/feedback/tones.ts';

export const tonosCurso: { readonly [estado in EstadoCurso]: Tone } = {
  programado: 'info',
  abierto: 'success',
  lleno: 'warning',
  cerrado: 'neutral',
  en_curso: 'info',
  finalizado: 'neutral',
  cancelado: 'error',
};
