/** Liveness and readiness, for load balancers and for people who install the portal. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const Salud = v.object({
  estado: v.picklist(['disponible', 'no_disponible']),
  baseDeDatos: v.picklist(['disponible', 'no_disponible']),
  version: v.string(),
});
export type Salud = v.InferOutput<typeof Salud>;

/** 503 with the same body when the database does not answer. */
export const getSalud = endpoint({
  method: 'GET',
  path: '/api/salud',
  auth: 'publica',
  summary: 'Liveness and database readiness',
  status: 200,
  response: Salud,
  answers: { 200: Salud, 503: Salud },
});
