/**
 * Describes a call: method, path, who may make it, its input and its output. The types of the client and of the reference API are
 * derived from these descriptors, so neither can drift from the other.
 */
import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint {
  method: Method;
  /** Absolute, parameters in braces: /api/cliente/cursos/{id}. Parameters are always strings. */
  path: `/api/${string}`;
  /** `bearer`: 401 without a credential. `opcional`: another conduct without one. `publica`: a credential is ignored. */
  auth: 'publica' | 'opcional' | 'bearer';
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Status of success. 202 beside 201 where `opcional` makes two conducts. */
  status: 200 | 201 | 202 | 204;
  response: v.GenericSchema;
  /** The call changes or reads a resource with `version`: ETag on the answer, If-Match on the change. */
  versioned?: true;
  /** Other representations by Accept; the only ones where `response` is text. */
  media?: readonly ('application/pdf' | 'text/csv' | 'text/calendar')[];
}

/** Marked free of side effects: a descriptor that nobody uses takes its schemas out of the bundle with it. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const R extends Endpoint>(descriptor: R): R {
  return descriptor;
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type ParamsOf<R extends Endpoint> = { readonly [name in ParamNames<R['path']>]: string };
/** The caller's values, before defaults and transformations. */
export type QueryOf<R extends Endpoint> = R extends { query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : never;
export type BodyOf<R extends Endpoint> = R extends { body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : never;
export type ResponseOf<R extends Endpoint> = v.InferOutput<R['response']>;
/** `GET /api/cliente/cursos/{id}`: the name of a call in client and logs. */
export type KeyOf<R extends Endpoint> = `${R['method']} ${R['path']}`;
