/** Reads the tag's attributes for this area. The tag has already rejected invalid values. */
import { useHost } from '../../ui/host.ts';

export interface PublicoOptions {
  /** Id or code; '' if there is none. */
  readonly curso: string;
  /** Offers that course and no other. */
  readonly fijo: boolean;
  /** The codes of the only courses to offer; undefined offers all. */
  readonly cursos: readonly string[] | undefined;
}

export function usePublicoOptions(): PublicoOptions {
  const { options } = useHost();
  const curso = typeof options.curso === 'string' ? options.curso.trim() : '';
  const cursos = Array.isArray(options.cursos) ? options.cursos.filter((id) => typeof id === 'string') : [];
  return {
    curso,
    fijo: options.cursoFijo === true && curso !== '',
    cursos: cursos.length > 0 ? cursos : undefined,
  };
}
