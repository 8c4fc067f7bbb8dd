/** Examples of what calls answer besides their usual status, as in the OpenAPI document. */
import type { EndpointKey } from '../endpoints.ts';
import { solicitud } from './answers.ts';

export const otherAnswers: { readonly [K in EndpointKey]?: Readonly<Record<number, unknown>> } = {
  'POST /api/cliente/inscripciones': {
    202: solicitud,
  },
  'GET /api/salud': {
    503: { estado: 'no_disponible', baseDeDatos: 'no_disponible', version: '1.0.0' },
  },
};
