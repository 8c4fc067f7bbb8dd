/** The answer of a call with one code of a problem, as an example for the OpenAPI document. */
import { STATUS_CODES } from 'node:http';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemStatuses,
} from '../../../src/contract/problem.ts';
import { takenSchema } from './contractSchemas.ts';

export function problemExample(code: ProblemCode, endpoint: Endpoint): Problem {
  const status = problemStatuses[code];
  const errors = errorsOf(code, endpoint);
  return {
    type: `/api/referencia#${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    ...(errors && { errors }),
    ...(code === 'inscripciones_no_abiertas' && { fecha: '2027-02-01' }),
    ...(code === 'inscripciones_cerradas' && { fecha: '2027-02-28' }),
  };
}

/** Undefined for a code that is about no field. */
function errorsOf(code: ProblemCode, { body, query }: Endpoint): FieldError[] | undefined {
  switch (code) {
    case 'validacion': {
      const [field = ''] = Object.keys((body && takenSchema(body).properties) ?? {});
      return [{ pointer: body ? `/${field}` : `?${query ? 'limite' : ''}`, code: 'formato' }];
    }
    case 'filtro_desconocido':
      return [{ pointer: '?color', code: 'campo_desconocido' }];
    case 'rango_invertido':
      return [{ pointer: '?hasta', code: 'fuera_de_rango' }];
    case 'terminos_desactualizados':
      return [{ pointer: '/terminos/version', code: 'terminos_desactualizados' }];
    default:
      return undefined;
  }
}
