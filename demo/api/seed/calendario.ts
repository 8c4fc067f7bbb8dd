/** When a course of the demo happens, seen from today: its dates, its enrolment window and its sessions. */
import { addDays } from '../../../src/domain/fechas.ts';
import { type Azar, between } from './azar.ts';
import type { Ficha, Momento } from './catalogo/tipos.ts';

export interface Fechas {
  inicio: string;
  fin: string;
  inscripcionDesde: string;
  inscripcionHasta: string;
  anulacionHasta: string;
  sesiones: { inicio: string; fin: string }[];
}

/** Days from today to the first session, before it is moved to a day on which the course is taught. */
const comienzos: { readonly [momento in Momento]: readonly [number, number] } = {
  finalizado: [-300, -110],
  en_curso: [-16, -8],
  cerrado: [8, 15],
  cancelado: [4, 20],
  lleno: [14, 30],
  abierto: [16, 45],
  programado: [60, 110],
};

/**
 * Dates that give the course that state today and keep it for some days: the demo is not over on the next morning.
 * `atras` moves everything into the past by so many days, for earlier editions.
 */
export function planFechas(azar: Azar, ficha: Ficha, momento: Momento, hoy: string, atras = 0): Fechas {
  const [min, max] = comienzos[momento];
  const inicio = teachingDay(addDays(hoy, between(azar, min, max) - atras), ficha.dias);
  const sesiones = sessionsOf(ficha, inicio);
  const fin = sesiones.at(-1)?.inicio.slice(0, 10) ?? inicio;
  const [desde, hasta] = enrolmentWindow(azar, momento, inicio, addDays(hoy, -atras));
  return {
    inicio,
    fin,
    inscripcionDesde: desde,
    inscripcionHasta: hasta,
    anulacionHasta: addDays(inicio, -2),
    sesiones,
  };
}

function enrolmentWindow(azar: Azar, momento: Momento, inicio: string, hoy: string): [string, string] {
  switch (momento) {
    case 'programado':
      return [addDays(hoy, between(azar, 10, 25)), addDays(inicio, -5)];
    case 'cerrado':
      return [addDays(hoy, -40), addDays(hoy, -between(azar, 1, 3))];
    case 'abierto':
    case 'lleno':
      return [addDays(hoy, -between(azar, 20, 35)), addDays(inicio, -between(azar, 2, 4))];
    default:
      return [addDays(inicio, -between(azar, 35, 45)), addDays(inicio, -between(azar, 3, 6))];
  }
}

/** The next day of the week on which the course is taught. */
function teachingDay(fecha: string, dias: readonly number[]): string {
  let day = fecha;
  while (!dias.includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

function sessionsOf({ dias, semanas, desde, hasta }: Ficha, inicio: string): Fechas['sesiones'] {
  const sesiones: Fechas['sesiones'] = [];
  for (let i = 0; i < semanas * 7; i += 1) {
    const day = addDays(inicio, i);
    if (dias.includes(weekdayOf(day))) sesiones.push({ inicio: at(day, desde), fin: at(day, hasta) });
  }
  return sesiones;
}

function weekdayOf(fecha: string): number {
  return new Date(`${fecha}T00:00:00Z`).getUTCDay() || 7;
}

/** An instant by the clock of mainland Ecuador, which knows no summer time. */
export function at(fecha: string, hora: string): string {
  return `${fecha}T${hora}:00-05:00`;
}
