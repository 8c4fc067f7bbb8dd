/** The error that every call rejects with: what failed and what the server said, never a token or a body that was sent. */
import type { AnswerFault } from '../contract/faultOfAnswer.ts';
import type { FieldError, ProblemCode } from '../contract/problem.ts';

/**
 * - `http`: the server answered with an error status; see `status`, `body` and perhaps `code`.
 * - `network`: no answer: offline, refused, blocked by CORS or by the page's CSP.
 * - `html`: a web page came where data was expected: a wrong api-base, a proxy, a captive portal.
 * - `format`: data came, but they are broken or nothing of the contract is in them.
 * - `contract`: an answer of the API in which something differs from the contract; see `fault`.
 * - `abort`: the caller gave up.
 */
export type ApiErrorKind = 'http' | 'network' | 'html' | 'format' | 'contract' | 'abort';

/** spec.md 8: what a failed call rejects with when the response has no body. */
export const emptyBodyText = 'Something went wrong';

export interface ApiErrorInfo {
  kind: ApiErrorKind;
  method: string;
  /** Has no query, so that no search ends up in a log. */
  url: string;
  status?: number | undefined;
  body?: unknown;
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number | undefined;
  fault?: AnswerFault | undefined;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError' as const;
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly url: string;
  readonly status: number | undefined;
  /** The response body, or 'Something went wrong' when it had none (spec.md 8). Undefined when nothing answered. */
  readonly body: unknown;
  /** Stable code of the problem; undefined if the server gave none. */
  readonly code: ProblemCode | undefined;
  /** Per field, from a `validacion` problem; empty otherwise. */
  readonly errors: readonly FieldError[];
  /** YYYY-MM-DD: the day that the code is about, if the problem names one. */
  readonly fecha: string | undefined;
  readonly retryAfter: number | undefined;
  /** Of kind `contract`: the first difference. */
  readonly fault: AnswerFault | undefined;

  constructor(info: ApiErrorInfo) {
    const problem = asProblem(info.body);
    super(describe(info, problem.code), { cause: info.cause });
    this.kind = info.kind;
    this.method = info.method;
    this.url = info.url;
    this.status = info.status;
    this.body = info.body;
    this.code = problem.code;
    this.errors = problem.errors;
    this.fecha = problem.fecha;
    this.retryAfter = info.retryAfter;
    this.fault = info.fault;
  }
}

/** Checks the name, because errors of another copy of the bundle have another class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** No answer came: nobody knows whether the call arrived. */
export const isUnanswered = (error: unknown): boolean => isApiError(error) && error.kind === 'network';

/** Returns the code of any error, to choose a text by: the problem's own, or else the kind of failure. */
export function codeOfError(error: unknown): ProblemCode | ApiErrorKind | undefined {
  return isApiError(error) ? (error.code ?? error.kind) : undefined;
}

const endings: { readonly [kind in ApiErrorKind]: string } = {
  http: 'failed with status',
  network: 'got no answer',
  html: 'was answered with a web page instead of data',
  format: 'was answered with data that cannot be read',
  contract: 'was answered with data that differ from the contract',
  abort: 'was given up',
};

function describe(info: ApiErrorInfo, code: string | undefined): string {
  const status = info.kind === 'http' ? ` ${info.status}${code === undefined ? '' : ` (${code})`}` : '';
  const { fault } = info;
  const difference = fault ? `: ${fault.pointer} is ${fault.received}; expected ${fault.expected}` : '';
  return `${info.method} ${info.url} ${endings[info.kind]}${status}${difference}`;
}

/** Reads a problem without a schema; a field of the wrong type counts as missing. */
function asProblem(body: unknown): Pick<ApiError, 'code' | 'errors' | 'fecha'> {
  const { code, errors, fecha } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  return {
    // A code that only a newer API has is kept; the interface has a general text for unknown codes.
    code: typeof code === 'string' ? (code as ProblemCode) : undefined,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    fecha: typeof fecha === 'string' && /^\d{4}-\d\d-\d\d$/.test(fecha) ? fecha : undefined,
  };
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { pointer, code } = value as { pointer?: unknown; code?: unknown };
  return typeof pointer === 'string' && typeof code === 'string';
}
