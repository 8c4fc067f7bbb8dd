/** Reads the tag's attributes for this area. The tag has already rejected invalid values. */
import { useHost } from '../../ui/hooks/host.ts';

export function usePublicoOptions() {
  const { options } = useHost();
  const curso = typeof options.curso === 'string' ? options.curso.trim() : '';
  const cursos = Array.isArray(options.cursos) ? options.cursos.filter((id) => typeof id === 'string') : [];
  return {
    /** Id or code; '' if there is none. */
    curso,
    /** Offers that course and no other. */
    fijo: options.cursoFijo === true && curso !== '',
    /** The tag is to offer one course and names none. */
    lacksCurso: options.cursoFijo === true && curso === '',
    /** The codes of the only courses to offer; undefined offers all. */
    cursos: cursos.length > 0 ? cursos : undefined,
  };
}
