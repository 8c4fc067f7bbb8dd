/** Serves the calendar of a course as a download that is named after the course's code. It is public. */
import { getCalendario } from '../../../src/contract/curso.ts';
import { portalPage } from '../http/pages.ts';
import { ProblemError } from '../http/problem.ts';
import { serveRaw } from '../http/serve.ts';
import { readCursoWithSesiones } from './readCursoWithSesiones.ts';
import { renderCalendario } from './renderCalendario.ts';

export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

export const serveCalendario = serveRaw(getCalendario, async (c, { database, institucion, config, now }) => {
  const curso = await readCursoWithSesiones(database.db, c.req.param('id') ?? '');
  if (!curso) throw new ProblemError('no_encontrado');
  const url = portalPage(config, `/cliente/cursos/${encodeURIComponent(curso.identificacion)}`);
  return c.body(renderCalendario(curso, { institucion, url, now: now() }), 200, {
    'content-type': calendarType,
    'content-disposition': `attachment; filename="${calendarName(curso)}"`,
    'cache-control': 'no-cache',
  });
});

/** Returns a file name of letters, digits and hyphens, because a code may contain any character. */
export function calendarName({ identificacion }: { identificacion: string }): string {
  return `${identificacion.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+|-+$/g, '') || 'curso'}.ics`;
}
