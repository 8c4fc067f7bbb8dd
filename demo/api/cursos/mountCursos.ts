/** The calls about courses: public. */
import type { Hono } from 'hono';
import { getCurso, listCursos as listEndpoint } from '../../../src/contract/curso.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { findCurso, listCursos } from './listCursos.ts';

export function mountCursos(app: Hono<ApiEnv>, services: Services): void {
  const { database, institucion } = services;
  const { terminosVersion, zonaHoraria } = institucion;
  const contextAt = (now: Date) => ({ hoy: dayOf(now, zonaHoraria), terminosVersion });
  serve(app, services, listEndpoint, ({ query, now }) => listCursos(database.db, query, contextAt(now)));
  serve(app, services, getCurso, async ({ params, now }) =>
    found(await findCurso(database.db, params.id, contextAt(now))),
  );
}
