/** Expected errors: a code of the contract, its status, and details for engineers. */
import { STATUS_CODES } from 'node:http';
import { type FieldError, type ProblemCode, problemStatuses } from '../../../src/contract/problem.ts';

interface Extra {
  /** For engineers; the interface never shows it. */
  detail?: string;
  errors?: FieldError[];
  /** YYYY-MM-DD: the day from or until which the problem exists. */
  fecha?: string;
  headers?: Record<string, string>;
}

/** Can be thrown anywhere under a route; handleError turns it into the answer. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(`${code}${extra.detail ? `: ${extra.detail}` : ''}`);
    this.code = code;
    this.extra = extra;
  }
}

export function problemResponse(code: ProblemCode, extra: Extra = {}): Response {
  const status = problemStatuses[code];
  const body = {
    // RFC 9457 requires a URI: it points to the list of codes in the reference.
    type: `/api/referencia#${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(extra.detail === undefined ? {} : { detail: extra.detail }),
    code,
    ...(extra.errors === undefined ? {} : { errors: extra.errors }),
    ...(extra.fecha === undefined ? {} : { fecha: extra.fecha }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...extra.headers },
  });
}

/** Returns the value. Throws 404 if it is undefined: missing records and records of other clients answer alike. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ProblemError('no_encontrado');
  return value;
}
