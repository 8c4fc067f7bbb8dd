/** Collects the long texts of a course; undefined if it has none. */
import type { Ficha } from '../../../src/contract/ficha.ts';
import type { cursos } from '../db/schema/cursos.ts';

export function fichaOf(curso: typeof cursos.$inferSelect): Ficha | undefined {
  const { docentes, dirigidoA, aprendizajes, unidades, requisitos, preguntas, programa } = curso;
  const ficha: Ficha = {
    ...(docentes && { docentes }),
    ...(dirigidoA && { dirigidoA }),
    ...(aprendizajes && { aprendizajes }),
    ...(unidades && { unidades }),
    ...(requisitos && { requisitos }),
    ...(preguntas && { preguntas }),
    ...(programa && { programa }),
  };
  return Object.keys(ficha).length > 0 ? ficha : undefined;
}
