/** The writer of each kind of mail about enrolling, and the data that it reads. */
import { readCursoWithSesiones } from '../../calendario/readCursoWithSesiones.ts';
import { type CursoWithSesiones, renderCalendario } from '../../calendario/renderCalendario.ts';
import { calendarName, calendarType } from '../../calendario/serveCalendario.ts';
import type { Attachment } from '../../correo/letter.ts';
import type { Composing, LetterBody, Letters, LetterWriter } from '../../correo/letters.ts';
import { createToken } from '../../cuentas/mailTokens.ts';
import type { Services } from '../../http/context.ts';
import { apiPage, portalPage } from '../../http/pages.ts';
import type { CursoLetterContext, Kept, KeptCursoMail } from './blocks.ts';
import { anulada, caducada } from './ending.ts';
import type { CursoMail } from './enqueueCursoMail.ts';
import { hasSeat } from './hasSeat.ts';
import { expiring, inscripcion, participante, promoted } from './inscripcion.ts';
import { solicitudAjena, solicitudRepetida } from './knownSolicitud.ts';
import { solicitudRecibida } from './solicitudRecibida.ts';

/** The life of the link that confirms a mailbox, in milliseconds. */
const verificacionMs = 7 * 24 * 3_600_000;

/** Exported so that a test can write each kind without a database. */
export const cursoWriters: {
  [T in CursoMail['tipo']]: (mail: Kept<T>, context: CursoLetterContext) => LetterBody;
} = {
  solicitud_recibida: solicitudRecibida,
  solicitud_repetida: solicitudRepetida,
  solicitud_ajena: solicitudAjena,
  inscripcion,
  participante,
  promovida: promoted,
  por_caducar: expiring,
  caducada,
  anulada,
};

export const inscripcionLetters: Letters = Object.fromEntries(
  Object.entries(cursoWriters).map(([tipo, write]) => [tipo, cursoLetter(write)]),
);

/** Makes a letter about a course: reads the course as it is now for the writer, and attaches the calendar. */
export function cursoLetter(write: (mail: never, context: CursoLetterContext) => LetterBody): LetterWriter {
  return async (mail, context, composing) => {
    const kept = mail as KeptCursoMail;
    const { tx, services, now } = composing;
    const curso = await readCursoWithSesiones(tx, kept.cursoId);
    const verificacion = await openVerificacion(kept, composing);
    return {
      // Mails are stored under the kind for which their writer is registered.
      ...write(mail as never, { ...context, curso, verificacion }),
      adjuntos: attachmentsOf(kept, curso, services, now),
    };
  };
}

async function openVerificacion(
  { situacion, solicitud, idioma, para }: KeptCursoMail,
  { services, tx, now }: Composing,
): Promise<CursoLetterContext['verificacion']> {
  if (solicitud === undefined || situacion === undefined || situacion === 'lleno') return undefined;
  const hasta = new Date(now.getTime() + verificacionMs);
  const token = await createToken(tx, { solicitud, correo: para }, 'correo', { now, caducaEl: hasta });
  const path = `/api/correo/verificar?token=${token}&idioma=${idioma}` as const;
  return { url: apiPage(services.config, path), hasta };
}

/** solicitud_ajena has no calendar: that warning is the same for people with a seat and for people who wait. */
const withCalendar: readonly string[] = [
  'solicitud_recibida',
  'solicitud_repetida',
  'inscripcion',
  'participante',
  'promovida',
] satisfies CursoMail['tipo'][];

/** Attaches the course calendar to mails for people with a seat. */
export function attachmentsOf(
  mail: KeptCursoMail,
  curso: CursoWithSesiones | undefined,
  { institucion, config }: Pick<Services, 'institucion' | 'config'>,
  now: Date,
): Attachment[] {
  if (!curso || !hasSeat(mail) || !withCalendar.includes(mail.tipo)) return [];
  const url = portalPage(config, `/cliente/cursos/${encodeURIComponent(curso.identificacion)}`);
  const contenido = renderCalendario(curso, { institucion, url, now });
  return [{ nombre: calendarName(curso), tipo: calendarType, contenido }];
}
