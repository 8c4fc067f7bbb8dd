/** The sessions of a course in one cell: a line each, `2026-03-01 18:00-20:00 Campus Norte`, in the institution's time. */
import { dayOf, startOfDay } from '../../../../src/domain/fechas.ts';
import { CellError, tidyText } from './cells.ts';

export interface CsvSesion {
  inicio: Date;
  fin: Date;
  lugar: string;
}

const form = /^(\S+)\s+(\d{1,2}:\d{2})\s*[-–]\s*(?:(\d{4}-\d{2}-\d{2})\s+)?(\d{1,2}:\d{2})(?:\s+(.*))?$/;
/** More would be a mistake, and each is a row. */
const sesionesMax = 400;

export function readSesiones(cell: string, zona: string, readDay: (text: string) => string): CsvSesion[] {
  const lines = tidyText(cell)
    .split(/\s*[\n|]\s*/)
    .filter(Boolean);
  if (lines.length > sesionesMax) throw new CellError(`tiene ${lines.length} sesiones; caben ${sesionesMax}`);
  return lines.map((line) => {
    const [, day, from, lastDay, to, lugar = ''] = form.exec(line) ?? [];
    if (!day || !from || !to) {
      throw new CellError(`«${line}» no es una sesión; escriba 2026-03-01 18:00-20:00 Campus Norte`);
    }
    const first = readDay(day);
    const inicio = momentOf(first, from, zona);
    const fin = momentOf(lastDay ?? first, to, zona);
    if (!inicio || !fin) throw new CellError(`«${line}» no tiene horas de 00:00 a 23:59`);
    if (fin <= inicio) throw new CellError(`la sesión «${line}» termina antes de empezar`);
    return { inicio, fin, lugar: lugar.trim() };
  });
}

export function writeSesiones(sesiones: readonly CsvSesion[], zona: string): string {
  return sesiones
    .map(({ inicio, fin, lugar }) => {
      const [day, lastDay] = [dayOf(inicio, zona), dayOf(fin, zona)];
      const end = day === lastDay ? timeOf(fin, zona) : `${lastDay} ${timeOf(fin, zona)}`;
      // Removes the separators of sessions from a place.
      return `${day} ${timeOf(inicio, zona)}-${end} ${lugar.replace(/[\s|]+/g, ' ').trim()}`.trim();
    })
    .join('\n');
}

function momentOf(day: string, time: string, zona: string): Date | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours > 23 || minutes > 59) return undefined;
  const guess = startOfDay(day, zona) + (hours * 60 + minutes) * 60_000;
  // If the clocks change on that day, the hours since midnight differ from those on the clock.
  const [shown = 0, past = 0] = timeOf(new Date(guess), zona).split(':').map(Number);
  return new Date(guess + (hours * 60 + minutes - shown * 60 - past) * 60_000);
}

function timeOf(instant: Date, zona: string): string {
  return instant.toLocaleTimeString('en-GB', { timeZone: zona, hour: '2-digit', minute: '2-digit' });
}
