import type { EstadoCurso } from './estados/curso.ts';

interface ClassCurso {
  readonly estado: EstadoCurso;
  /** YYYY-MM-DD */
  readonly inicio: string;
  /** Instants. */
  readonly sesiones: readonly { readonly inicio: string; readonly fin: string }[];
}

export interface NextClass<C extends ClassCurso> {
  readonly curso: C;
  /** Undefined if the course has not begun and its sessions are not announced yet. */
  readonly sesion: C['sesiones'][number] | undefined;
  /** The session is in progress. */
  readonly now: boolean;
}

/**
 * Returns the class that comes next among the courses that a client is enrolled in: the first session that is not over at `instant`,
 * so that one that has just begun still counts; if there is none, the course that begins next. Cancelled courses have no classes.
 * @param today the day of `instant` in the institution's zone, YYYY-MM-DD
 */
export function nextClass<C extends ClassCurso>(
  cursos: readonly C[],
  instant: Date,
  today: string,
): NextClass<C> | undefined {
  const running = cursos.filter(({ estado }) => estado !== 'cancelado');
  const pending = running
    .flatMap((curso) => curso.sesiones.map((sesion) => ({ curso, sesion })))
    .filter(({ sesion }) => Date.parse(sesion.fin) > instant.getTime())
    .sort((a, b) => Date.parse(a.sesion.inicio) - Date.parse(b.sesion.inicio));
  const [first] = pending;
  if (first) return { ...first, now: Date.parse(first.sesion.inicio) <= instant.getTime() };
  const [curso] = running
    .filter(({ sesiones, inicio }) => sesiones.length === 0 && inicio >= today)
    .sort((a, b) => a.inicio.localeCompare(b.inicio));
  return curso && { curso, sesion: undefined, now: false };
}
