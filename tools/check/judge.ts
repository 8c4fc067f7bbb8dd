/** Judges one answer: a success by its schema and headers, a refusal by its problem. */
import * as v from 'valibot';
import { Problem, type ProblemCode, problemStatuses } from '../../src/contract/problem.ts';
import type { ServerAnswer } from './askServer.ts';
import { describeIssue } from './describeIssue.ts';
import type { Rule } from './rules.ts';
import { type CheckRun, endpointOf } from './run.ts';

/** At most this many differences of one body are reported; a list of a hundred rows has the same one a hundred times. */
const toldMax = 5;

/** Judges status, type, headers and body; returns the body, or undefined if it does not match the contract. */
export function succeed<const S extends v.GenericSchema>(
  run: CheckRun,
  answer: ServerAnswer,
  schema: S,
  status: number = endpointOf(answer.call).status,
): v.InferOutput<S> | undefined {
  const { call, headers } = answer;
  if (!isStatus(run, answer, status)) return undefined;
  if (status === 204) return undefined;
  run.judge(call, 'media', [...typeProblems(headers, 'application/json'), ...letterProblems(answer)]);
  judgeHeaders(run, answer);
  if (answer.data === undefined) {
    run.judge(call, 'schema', [describeNoJson(answer)]);
    return undefined;
  }
  const result = v.safeParse(schema, answer.data);
  run.judge(call, 'schema', result.success ? [] : told(result.issues, schema));
  return result.success ? result.output : undefined;
}

export function isStatus(run: CheckRun, { call, status, data }: ServerAnswer, wanted: number): boolean {
  const code = v.is(Problem, data) ? ` ${data.code}` : '';
  run.judge(call, 'status', status === wanted ? [] : [`answered ${status}${code}; expected ${wanted}`]);
  return status === wanted;
}

/** Judges that no cache keeps what only one person may see, including files. */
export function judgePrivacy(run: CheckRun, { call, headers }: ServerAnswer): void {
  if (isForAll(call)) return;
  const isKept = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
  run.judge(call, 'headers', isKept ? ['lacks Cache-Control: no-store, so that a cache may keep it'] : []);
}

function judgeHeaders(run: CheckRun, answer: ServerAnswer): void {
  judgePrivacy(run, answer);
  const { call, headers, data } = answer;
  const { versioned } = endpointOf(call);
  if (!versioned) return;
  const version = (data as { version?: unknown } | undefined)?.version;
  const etag = headers.get('etag')?.replace(/^W\//, '');
  run.judge(
    call,
    'etag',
    etag === `"${String(version)}"` ? [] : [`ETag is ${etag ?? 'missing'}; expected "${String(version)}"`],
  );
}

/** Caches keep no refusal unless they are told to. */
function judgeKeeping(run: CheckRun, { call, headers }: ServerAnswer): void {
  if (isForAll(call)) return;
  const rule = headers.get('cache-control') ?? '';
  const isKept = !/\bno-store\b/.test(rule) && /\bpublic\b|\bmax-age=[1-9]/.test(rule);
  run.judge(
    call,
    'headers',
    isKept ? [`a refusal has Cache-Control: ${rule}, so that a cache keeps it`] : [],
  );
}

/** True if everybody gets the same answer. */
function isForAll(call: ServerAnswer['call']): boolean {
  const { auth, method } = endpointOf(call);
  return auth === 'publica' && method === 'GET';
}

interface Refusal {
  /** The rule that a missing refusal breaks. Default `input`. */
  rule?: Rule;
  /** The field that the problem must name in `errors`. */
  pointer?: string;
  when: string;
}

/** Judges that a request was refused, with one of these codes. */
export function refuse(
  run: CheckRun,
  answer: ServerAnswer,
  codes: ProblemCode | readonly ProblemCode[],
  { rule = 'input', pointer, when }: Refusal,
): void {
  const { call, status, headers, data } = answer;
  const allowed = typeof codes === 'string' ? [codes] : codes;
  const statuses = [...new Set(allowed.map((code) => problemStatuses[code]))];
  const right = `${statuses.join(' or ')} ${allowed.join(' or ')}`;
  const isRefused = (statuses as number[]).includes(status);
  run.judge(call, rule, isRefused ? [] : [`${when} is answered ${status}; expected ${right}`]);
  if (!isRefused) return;
  judgeKeeping(run, answer);
  const parsed = v.safeParse(Problem, data);
  const shape = parsed.success
    ? []
    : data === undefined
      ? [describeNoJson(answer)]
      : told(parsed.issues, Problem);
  const says =
    parsed.success && parsed.output.status !== status
      ? [`/status is ${parsed.output.status}, the answer's ${status}`]
      : [];
  run.judge(call, 'problem', [...typeProblems(headers, 'application/problem+json'), ...shape, ...says]);
  if (!parsed.success) return;
  const { code, errors = [] } = parsed.output;
  run.judge(
    call,
    'code',
    (allowed as string[]).includes(code)
      ? []
      : [`${when} has the code ${code}; expected ${allowed.join(' or ')}`],
  );
  if (pointer === undefined) return;
  const named = errors.map((error) => error.pointer);
  run.judge(
    call,
    'pointer',
    named.includes(pointer) ? [] : [`${when} names ${named.join(', ') || 'no field'}; expected ${pointer}`],
  );
}

/** A web page instead of data comes from a wrong address, or a proxy or a sign-in in front of the server. */
function describeNoJson({ text, headers }: ServerAnswer): string {
  if (text.trim() === '') return 'the body is empty';
  const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text);
  return isPage
    ? 'the body is an HTML page and not JSON: is the address the API’s, and is nothing in front of it?'
    : `the body is not JSON, but ${text.length} characters of something else`;
}

export function typeProblems(headers: Headers, wanted: string): string[] {
  const type = headers.get('content-type') ?? 'missing';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  return type.toLowerCase().split(';')[0]?.trim() === wanted && /^utf-?8$/i.test(charset)
    ? []
    : [`Content-Type is ${type}; expected ${wanted}`];
}

/** Bytes that are not UTF-8 decode to U+FFFD. */
const letterProblems = ({ text }: ServerAnswer): string[] =>
  text.includes('\uFFFD') ? ['the body has letters that are not in UTF-8'] : [];

/** Judges that an unexpected request is refused, in any way, and does not break the server. */
export function survive(run: CheckRun, { call, status }: ServerAnswer, rule: Rule, when: string): void {
  const isWrong = status >= 500 && status !== 501;
  run.judge(call, rule, isWrong ? [`${when} is answered ${status}; expected a refusal of 4xx`] : []);
}

function told(issues: readonly v.BaseIssue<unknown>[], schema: v.GenericSchema): string[] {
  const lines = [...new Set(issues.map((issue) => describeIssue(issue, schema)))];
  const more = lines.length - toldMax;
  return more > 0 ? [...lines.slice(0, toldMax), `and ${more} more`] : lines;
}
