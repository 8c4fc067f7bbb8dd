/** Files that go with a mail: the calendar of the course, while there are classes to go to and a seat to sit on. */

import { calendarName, calendarType } from '../../calendario/mountCalendario.ts';
import { type CursoConSesiones, renderCalendario } from '../../calendario/renderCalendario.ts';
import type { AvisoGuardado, TipoAviso } from '../../correo/aviso.ts';
import type { Services } from '../../http/context.ts';
import { portalPage } from '../../http/pages.ts';
import { hasSeat } from './hasSeat.ts';

export interface Adjunto {
  nombre: string;
  /** Media type with its parameters. */
  tipo: string;
  contenido: string;
}

/** Not solicitud_ajena: a warning goes out alike to who has a seat and to who waits, and their own mail had the file. */
const withCalendar: readonly TipoAviso[] = [
  'solicitud_recibida',
  'solicitud_repetida',
  'inscripcion',
  'participante',
  'promovida',
];

export function adjuntosDe(
  aviso: AvisoGuardado,
  curso: CursoConSesiones | undefined,
  { institucion, config }: Pick<Services, 'institucion' | 'config'>,
  now: Date,
): Adjunto[] {
  if (!curso || !hasSeat(aviso) || !withCalendar.includes(aviso.tipo)) return [];
  const url = portalPage(config, `/cliente/cursos/${encodeURIComponent(curso.identificacion)}`);
  const contenido = renderCalendario(curso, { institucion, url, now });
  return [{ nombre: calendarName(curso), tipo: calendarType, contenido }];
}
