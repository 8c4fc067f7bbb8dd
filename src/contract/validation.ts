/** Converts a valibot issue to the code and the JSON pointer in a problem's `errors`, and to the field of a form. */
import * as v from 'valibot';
import type { FieldError } from './problem.ts';

type Issue = v.BaseIssue<unknown>;

/**
 * A body: unknown keys are refused, and valibot's own messages for missing and unknown keys are codes too, so that a
 * form's resolver and the API read `issue.message` alike.
 */
// @__NO_SIDE_EFFECTS__
export function bodyOf<const E extends v.ObjectEntries>(entries: E) {
  return v.strictObject(entries, codeOfIssue);
}

/** The messages of the contract's schemas are codes already; this names valibot's own, for missing and unknown keys. */
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

/** Returns the first error of each field, which a form's resolver shows too, so an empty field is not also malformed. */
export function errorsOfIssues(issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const pointer = pointerOfIssue(issue);
    if (!errors.has(pointer)) errors.set(pointer, { pointer, code: codeOfIssue(issue) });
  }
  return [...errors.values()];
}

/** `/participante/identificacion` as forms name it: `participante.identificacion`. A query's `?name` becomes `name`. */
export function fieldOfPointer(pointer: string): string {
  return pointer
    .replace(/^[/?]/, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
