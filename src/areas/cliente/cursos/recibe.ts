/** Whether a course takes enrolments, now or later: only then do its seats matter. */
import type { EstadoCurso } from '../../../domain/estados/curso.ts';

const estados: readonly EstadoCurso[] = ['abierto', 'lleno', 'programado'];

export const recibe = ({ estado }: { readonly estado: EstadoCurso }): boolean => estados.includes(estado);
