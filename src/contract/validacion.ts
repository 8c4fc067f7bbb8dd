/** From a valibot issue to the code and the JSON pointer that travel in a problem's `errors`. */
import type * as v from 'valibot';
import type { ErrorDeCampo } from './problema.ts';

type Issue = v.BaseIssue<unknown>;

/** A message of the contract's schemas is a code already; valibot's own, for missing and unknown keys, is named here. */
export function codeOfIssue(issue: Issue): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  if (issue.received === 'undefined') return 'requerido';
  return issue.expected === 'never' ? 'campo_desconocido' : 'formato';
}

/** RFC 6901: `~` and `/` inside a key are escaped. The whole body is the empty pointer. */
export function pointerOfIssue(issue: Issue): string {
  return (issue.path ?? [])
    .map((item) => `/${String(item.key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

export function errorsOfIssues(issues: readonly Issue[]): ErrorDeCampo[] {
  return issues.map((issue) => ({ pointer: pointerOfIssue(issue), code: codeOfIssue(issue) }));
}
