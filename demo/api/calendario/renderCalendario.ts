/**
 * Writes a course as an iCalendar file (RFC 5545) with one event for each session. The UIDs of a course never change, and
 * SEQUENCE grows with its version, so a calendar updates events that it has instead of adding them again.
 */
import {
  escape as escapeText,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Modalidad } from '../../../src/domain/estados/curso.ts';
import { addDays } from '../../../src/domain/fechas.ts';

export interface CursoWithSesiones {
  id: string;
  identificacion: string;
  nombre: string;
  descripcion: string;
  modalidad: Modalidad;
  /** YYYY-MM-DD, both included. A course without sessions is one event from `inicio` to `fin`. */
  inicio: string;
  fin: string;
  canceladoEl: Date | null;
  /** Grows with each change. */
  version: number;
  sesiones: readonly { orden: number; inicio: Date; fin: Date; lugar: string }[];
}

interface CalendarioContext {
  institucion: { nombre: string; correo: string };
  /** The course's page in the portal. */
  url?: string | undefined;
  now: Date;
}

/** The domain of the UIDs. It is not the host that serves the file, because UIDs stay the same if the host changes. */
const domain = 'portal-clientes';

export function renderCalendario(
  curso: CursoWithSesiones,
  { institucion, url, now }: CalendarioContext,
): string {
  const nombre = clean(curso.nombre);
  const calendario = new ICalCalendar({
    prodId: '//portal-clientes//calendario//ES',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // ical-generator 10 escapes every text but this one.
    name: escapeText(nombre, false),
  });
  const events =
    curso.sesiones.length > 0
      ? curso.sesiones.map(({ orden, inicio, fin, lugar }) => ({
          id: `${curso.id}-${orden}@${domain}`,
          start: inicio,
          end: fin,
          location: clean(lugar),
          transparency: ICalEventTransparency.OPAQUE,
        }))
      : [
          {
            id: `${curso.id}-curso@${domain}`,
            allDay: true,
            start: new Date(curso.inicio),
            // The end of an all-day event is the first day after it.
            end: new Date(addDays(curso.fin, 1)),
            // An opaque event would block whole weeks of the person's calendar.
            transparency: ICalEventTransparency.TRANSPARENT,
          },
        ];
  for (const event of events) {
    calendario.createEvent({
      ...event,
      sequence: curso.version - 1,
      stamp: now,
      summary: nombre,
      description: clean([curso.identificacion, curso.descripcion, url].filter(Boolean).join('\n\n')),
      ...(url === undefined ? {} : { url }),
      organizer: { name: quotable(clean(institucion.nombre)), email: institucion.correo },
      status: curso.canceladoEl === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  // ical-generator 10 does not end the last line with a line break.
  return `${calendario.toString()}\r\n`;
}

/** Removes control characters except line breaks: RFC 5545 forbids them in values, and ical-generator keeps them. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
}

/** Encodes quotes and line breaks as RFC 6868 does, because a quoted parameter cannot contain them. */
function quotable(text: string): string {
  return text.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n');
}
