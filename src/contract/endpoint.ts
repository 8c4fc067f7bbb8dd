/**
 * Describes a call: method, path, who may make it, its input and its output. The types of the client and of the reference API are
 * derived from these descriptors, so the two cannot drift apart.
 */
import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint {
  method: Method;
  /** Absolute, parameters in braces: /api/cliente/cursos/{id}. Parameters are always strings. */
  path: `/api/${string}`;
  /** `bearer`: 401 without a credential. `opcional`: behaves differently without one. `publica`: a credential is ignored. */
  auth: 'publica' | 'opcional' | 'bearer';
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Status of success; of the usual one if there are several. */
  status: 200 | 201 | 202 | 204;
  response: v.GenericSchema;
  /** If answers of several statuses are no problem: each with its own. Then `response` fits all of them. */
  answers?: { readonly [status in 200 | 201 | 202 | 503]?: v.GenericSchema };
  /** The call changes or reads a resource with `version`: ETag on the answer, If-Match on the change. */
  versioned?: true;
  /** Other representations by Accept; the only ones if `response` is text. */
  media?: readonly ('application/pdf' | 'text/csv' | 'text/calendar')[];
}

/** Marked free of side effects, so that tree shaking removes unused descriptors together with their schemas. */
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
