/** Attaches the course calendar to mails for people with a seat. */

import { type CursoConSesiones, renderCalendario } from '../../calendario/renderCalendario.ts';
import { calendarName, calendarType } from '../../calendario/serveCalendario.ts';
import type { Attachment } from '../../correo/letter.ts';
import type { Services } from '../../http/context.ts';
import { portalPage } from '../../http/pages.ts';
import type { KeptCursoMail } from './blocks.ts';
import type { CursoMail } from './cursoMail.ts';
import { hasSeat } from './hasSeat.ts';

/** solicitud_ajena has no calendar: that warning is the same for people with a seat and for people who wait. */
const withCalendar: readonly string[] = [
  'solicitud_recibida',
  'solicitud_repetida',
  'inscripcion',
  'participante',
  'promovida',
] satisfies CursoMail['tipo'][];

export function attachmentsOf(
  mail: KeptCursoMail,
  curso: CursoConSesiones | undefined,
  { institucion, config }: Pick<Services, 'institucion' | 'config'>,
  now: Date,
): Attachment[] {
  if (!curso || !hasSeat(mail) || !withCalendar.includes(mail.tipo)) return [];
  const url = portalPage(config, `/cliente/cursos/${encodeURIComponent(curso.identificacion)}`);
  const contenido = renderCalendario(curso, { institucion, url, now });
  return [{ nombre: calendarName(curso), tipo: calendarType, contenido }];
}
