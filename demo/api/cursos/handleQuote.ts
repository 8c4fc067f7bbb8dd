/** POST cotizacion: computes the price of enrolling now, with the discount if its condition is met. */
import type { quoteCurso as quoteEndpoint } from '../../../src/contract/cotizacion.ts';
import type { ResponseOf } from '../../../src/contract/endpoint.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { whenToPayOf } from '../../../src/domain/cotizacion/whenToPay.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { terminosOf } from '../db/institucion.ts';
import type { Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import type { Call } from '../http/serve.ts';
import { checkCondicion } from './checkCondicion.ts';
import { findCurso } from './listCursos.ts';
import { readCursoUnlocked } from './lockCurso.ts';

export async function handleQuote(
  { params, body, who, address, now }: Call<typeof quoteEndpoint>,
  services: Services,
): Promise<ResponseOf<typeof quoteEndpoint>> {
  const { database, institucion } = services;
  const { zonaHoraria: zona } = institucion;
  const today = dayOf(now, zona);
  const curso = found(await readCursoUnlocked(database.db, params.id, today));
  const condicion = await checkCondicion(services, { curso, condicion: body.condicion, who, address, now });
  // findCurso counts seats as the public sees them, including seats that only seem taken.
  const shown = found(await findCurso(database.db, curso.id, { today, terminos: terminosOf(institucion) }));
  const { rebaja, desglose, cuotas, ...importes } = quoteCurso(shown, now.getTime(), {
    zona,
    meets: condicion !== undefined,
  });
  return {
    ...importes,
    ...(rebaja && { rebaja }),
    desglose: { ...desglose, lineas: [...desglose.lineas] },
    cuando: whenToPayOf(shown),
    cuotas: [...cuotas],
  };
}
