/** Plans the dates, the enrolment window and the sessions of a demo course relative to today. */
import { addDays } from '../../../src/domain/fechas.ts';
import { between } from './random.ts';
import type { CatalogueCurso, Stage } from './readCatalogue.ts';

export interface Dates {
  inicio: string;
  fin: string;
  inscripcionDesde: string;
  inscripcionHasta: string;
  anulacionHasta: string;
  sesiones: { inicio: string; fin: string }[];
}

/** Days from today to the first session (from, to). The session then moves to the next weekday of the course. */
const beginnings: { readonly [stage in Stage]: readonly [number, number] } = {
  finalizado: [-300, -110],
  en_curso: [-16, -8],
  cerrado: [8, 15],
  cancelado: [4, 20],
  lleno: [14, 30],
  abierto: [16, 45],
  programado: [60, 110],
};

/**
 * Returns dates by which the course is in this stage today and for some days after, so that the demo lasts. `back` moves
 * all dates into the past by this many days, for earlier editions.
 */
export function planDates(
  { days, weeks, from, to }: CatalogueCurso,
  stage: Stage,
  today: string,
  back = 0,
): Dates {
  const [min, max] = beginnings[stage];
  let inicio = addDays(today, between(min, max) - back);
  while (!days.includes(weekdayOf(inicio))) inicio = addDays(inicio, 1);
  const taught = Array.from({ length: weeks * 7 }, (_, i) => addDays(inicio, i)).filter((day) =>
    days.includes(weekdayOf(day)),
  );
  const [inscripcionDesde, inscripcionHasta] = enrolmentWindow(stage, inicio, addDays(today, -back));
  return {
    inicio,
    fin: taught.at(-1) ?? inicio,
    inscripcionDesde,
    inscripcionHasta,
    anulacionHasta: addDays(inicio, -2),
    sesiones: taught.map((day) => ({ inicio: at(day, from), fin: at(day, to) })),
  };
}

function enrolmentWindow(stage: Stage, inicio: string, today: string): [string, string] {
  switch (stage) {
    case 'programado':
      return [addDays(today, between(10, 25)), addDays(inicio, -5)];
    case 'cerrado':
      return [addDays(today, -40), addDays(today, -between(1, 3))];
    case 'abierto':
    case 'lleno':
      return [addDays(today, -between(20, 35)), addDays(inicio, -between(2, 4))];
    default:
      return [addDays(inicio, -between(35, 45)), addDays(inicio, -between(3, 6))];
  }
}

function weekdayOf(fecha: string): number {
  return new Date(`${fecha}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns an instant in the time of mainland Ecuador, which has no summer time. */
export function at(fecha: string, time: string): string {
  return `${fecha}T${time}:00-05:00`;
}
