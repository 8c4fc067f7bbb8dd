/** The calls about courses. */
import { quoteCurso } from '../../../src/contract/cotizacion.ts';
import { getCurso, listCursos as listEndpoint } from '../../../src/contract/curso.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { terminosOf } from '../db/institucion.ts';
import type { Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import { type Mount, serve } from '../http/serve.ts';
import { handleQuote } from './handleQuote.ts';
import { findCurso, listCursos } from './listCursos.ts';

export const cursoCalls: readonly Mount[] = [
  serve(listEndpoint, ({ query, now }, services) =>
    listCursos(services.database.db, query, contextOf(services, now)),
  ),
  serve(getCurso, async ({ params, now }, services) =>
    found(await findCurso(services.database.db, params.id, contextOf(services, now))),
  ),
  serve(quoteCurso, handleQuote),
];

function contextOf({ institucion }: Services, now: Date) {
  return { today: dayOf(now, institucion.zonaHoraria), terminos: terminosOf(institucion) };
}
