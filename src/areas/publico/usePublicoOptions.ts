/** The tag's own attributes as this area reads them. What does not fit was refused at the tag already. */
import { useHost } from '../../ui/host.ts';

export interface PublicoOptions {
  /** Id or code; '' where there is none. */
  readonly curso: string;
  /** True: that course and no other. */
  readonly fijo: boolean;
  /** The only ones that are offered. */
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
