/**
 * Finds out, after a screen could not show an answer, whether the answer follows the contract at all. It checks the top-level
 * fields. Its code is a chunk of its own, so that no page loads it in advance.
 */
import { ApiError } from '../client/apiError.ts';
import type { Answer, ReadKey } from '../client/call.ts';
import { pageApi } from './api.ts';
import { refuseAnswers } from './consultas.ts';

type Required = { readonly [K in ReadKey]?: readonly (keyof Answer<K>)[] };

const list = ['resultados'] as const;
const required: Required = {
  'GET /api/auth/me': ['user'],
  'GET /api/cliente': ['id'],
  'GET /api/cliente/balance': ['length'],
  'GET /api/cliente/cursos': list,
  'GET /api/cliente/cursos/{id}': ['id', 'identificacion', 'nombre'],
  'GET /api/cliente/enlaces': list,
  'GET /api/cliente/facturas': list,
  'GET /api/cliente/facturas/{id}': ['numero', 'lineas'],
  'GET /api/cliente/inscripciones': list,
  'GET /api/cliente/inscripciones/{id}': ['numero', 'curso'],
  'GET /api/cliente/movimientos': list,
  'GET /api/cliente/pagos': list,
  'GET /api/cliente/recibos': list,
};

/** Turns answers that break the contract into failed reads. Returns whether there was one. */
export const judgeAnswers = (): boolean => refuseAnswers(faultOf);

/** Returns the error for an answer that breaks the contract; undefined for a valid one. */
function faultOf(path: string, data: unknown): ApiError | undefined {
  const names: readonly PropertyKey[] = Reflect.get(required, `GET ${path}`) ?? [];
  const isObject = typeof data === 'object' && data !== null;
  if (isObject && names.every((name) => name in data && fits(name, Reflect.get(data, name))))
    return undefined;
  return new ApiError({ kind: 'format', method: 'GET', url: pageApi().base() + path });
}

const fits = (name: PropertyKey, value: unknown): boolean => name !== 'resultados' || Array.isArray(value);
