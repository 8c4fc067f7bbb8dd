/**
 * A course as an iCalendar file (RFC 5545): one event for each session, to be subscribed to or imported. The same course
 * always gives the same UIDs, and its version as SEQUENCE, so a calendar that has it is updated instead of filled twice.
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

interface CalendarioContext {
  institucion: { nombre: string; correo: string };
  /** Page of the course in the portal. */
  url?: string | undefined;
  now: Date;
}

/** Not the host that serves it: the UID must outlive moves. */
const domain = 'portal-clientes';

export function renderCalendario(
  curso: CursoConSesiones,
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
            // The end is the first day that is not part of it.
            end: new Date(addDays(curso.fin, 1)),
            // Otherwise it would block the person's whole weeks.
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
  // ical-generator 10 leaves out the line break that ends the last line.
  return `${calendario.toString()}\r\n`;
}

/** Control characters other than line breaks have no place in a value of RFC 5545; ical-generator lets them through. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
}

/** For a parameter in quotes, which cannot hold quotes or line breaks: as RFC 6868 writes them. */
function quotable(text: string): string {
  return text.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n');
}
