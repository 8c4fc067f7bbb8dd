// Courses of the demo whose cost differs from their price.
import { type Curso, coursesIn } from './cliente.ts';

export type Offering = Curso & {
  cuotas: number;
  descuento?: { condicion?: { tipo: string; declaracion?: string } };
};

/** The open course whose discount has that condition. */
export async function courseWith(url: string, tipo: string): Promise<Offering> {
  const cursos = (await coursesIn(url, 'abierto')) as Offering[];
  const curso = cursos.find(({ descuento }) => descuento?.condicion?.tipo === tipo);
  if (!curso) throw new Error(`The demo has no open course with a discount by ${tipo}.`);
  return curso;
}
