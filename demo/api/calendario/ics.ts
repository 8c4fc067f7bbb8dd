/**
 * A course as an iCalendar file (RFC 5545): one event for each session, to be subscribed to or imported. The same
 * course gives the same UIDs for ever, and its version as SEQUENCE, so a calendar that knows it is brought up to date
 * instead of filled twice.
 */
import type { Modalidad } from '../../../src/domain/estados/curso.ts';
import { addDays } from '../../../src/domain/fechas.ts';
import { dayValue, escapeText, instantOf, joinLines, quoteParam } from './lineas.ts';

export interface CursoConSesiones {
  id: string;
  identificacion: string;
  nombre: string;
  descripcion: string;
  modalidad: Modalidad;
  /** YYYY-MM-DD, both included; shown as one long event where there are no sessions. */
  inicio: string;
  fin: string;
  canceladoEl: Date | null;
  /** Grows with each change. */
  version: number;
  sesiones: readonly { orden: number; inicio: Date; fin: Date; lugar: string }[];
}

interface Contexto {
  institucion: { nombre: string; correo: string };
  /** Page of the course in the portal. */
  url?: string | undefined;
  now: Date;
}

/** Not the host that serves it: the UID must outlive moves. */
const domain = 'portal-clientes';

export function renderCalendario(curso: CursoConSesiones, contexto: Contexto): string {
  const events =
    curso.sesiones.length > 0
      ? curso.sesiones.map((sesion) =>
          eventOf(curso, contexto, {
            id: String(sesion.orden),
            when: [`DTSTART:${instantOf(sesion.inicio)}`, `DTEND:${instantOf(sesion.fin)}`],
            lugar: sesion.lugar,
          }),
        )
      : [
          eventOf(curso, contexto, {
            id: 'curso',
            when: [
              `DTSTART;VALUE=DATE:${dayValue(curso.inicio)}`,
              // The end is the first day that is not part of it.
              `DTEND;VALUE=DATE:${dayValue(addDays(curso.fin, 1))}`,
            ],
            lugar: '',
          }),
        ];
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal-clientes//calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(curso.nombre)}`,
    `X-WR-CALNAME:${escapeText(curso.nombre)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]);
}

function eventOf(
  curso: CursoConSesiones,
  { institucion, url, now }: Contexto,
  { id, when, lugar }: { id: string; when: string[]; lugar: string },
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${curso.id}-${id}@${domain}`,
    `SEQUENCE:${curso.version - 1}`,
    `DTSTAMP:${instantOf(now)}`,
    ...when,
    `SUMMARY:${escapeText(curso.nombre)}`,
    ...(lugar === '' ? [] : [`LOCATION:${escapeText(lugar)}`]),
    `DESCRIPTION:${escapeText([curso.identificacion, curso.descripcion, url].filter(Boolean).join('\n\n'))}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    `ORGANIZER;CN=${quoteParam(institucion.nombre)}:mailto:${institucion.correo}`,
    `STATUS:${curso.canceladoEl === null ? 'CONFIRMED' : 'CANCELLED'}`,
    // Whole days would otherwise block the person's whole weeks.
    `TRANSP:${curso.sesiones.length > 0 ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}
