/** Plans the forty courses of the demo, and further editions of them for a big database. */
import { addDays } from '../../../src/domain/fechas.ts';
import type { DraftCurso } from './drafts.ts';
import { planDates } from './planDates.ts';
import { between, chance, pick, random } from './random.ts';
import { type CatalogueCurso, readCatalogue, type Stage } from './readCatalogue.ts';
import { instantOf, type World } from './world.ts';

/** The seats of a course without a limit. */
const plenty = 1_000_000;

/** @param extra editions in addition to the forty courses */
export function planCursos(world: World, extra: number): DraftCurso[] {
  const catalogue = readCatalogue();
  const cursos = catalogue.map((curso) => ({
    ...plan(world, curso, curso.stage),
    identificacion: curso.identificacion ?? '',
  }));
  const repeated = (['finalizado', 'en_curso', 'cerrado', 'abierto'] as const)
    .flatMap((stage) => catalogue.filter((curso) => curso.stage === stage))
    .filter((curso) => !curso.requiereAprobacion);
  for (let i = 0; i < extra; i += 1) {
    const stage = chance(82) ? 'finalizado' : pick(['en_curso', 'cerrado', 'abierto'] as const);
    const back = stage === 'finalizado' ? between(0, 900) : 0;
    cursos.push(plan(world, pick(repeated), stage, back));
  }
  return giveCodes(cursos);
}

function plan(world: World, curso: CatalogueCurso, stage: Stage, back = 0): DraftCurso {
  const dates = planDates(curso, stage, world.today, back);
  return {
    ...curso,
    ...dates,
    horas: hoursOf(dates),
    stage,
    id: random.string.uuid(),
    identificacion: '',
    canceladoEl: stage === 'cancelado' ? instantOf(world, addDays(world.today, -2)) : null,
    descuentoHasta: curso.descuentoMotivo === null ? null : addDays(dates.inscripcionHasta, -3),
    free: curso.cupo ?? plenty,
    enrolled: new Set(),
    lastTaken: 0,
    ultimaEspera: 0,
  };
}

/** Returns the hours of all sessions, rounded up. */
const hoursOf = ({ sesiones }: Pick<DraftCurso, 'sesiones'>): number =>
  Math.ceil(
    sesiones.reduce((sum, { inicio, fin }) => sum + Date.parse(fin) - Date.parse(inicio), 0) / 3_600_000,
  );

/** Numbers the courses of each year by their first day, and gives those without a code one: EXT-2026-014. */
function giveCodes(cursos: DraftCurso[]): DraftCurso[] {
  const counts = new Map<string, number>();
  for (const curso of cursos.toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1))) {
    const year = curso.inicio.slice(0, 4);
    const n = (counts.get(year) ?? 0) + 1;
    counts.set(year, n);
    curso.identificacion ||= `EXT-${year}-${String(n).padStart(3, '0')}`;
  }
  return cursos;
}
