/** One difference between a body and its schema, in words: where it is, what is right, what came. */
import type * as v from 'valibot';
import { codeOfIssue, pointerOfIssue } from '../../src/contract/validation.ts';

const longest = 40;

/** Of texts that people wrote only the length is shown; dates, numbers and words of a list are shown in full. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const where = pointerOfIssue(issue) || 'the body';
  const received = describeValue(issue);
  if (issue.received === 'undefined') return `${where} is missing`;
  const options = issue.issues?.flatMap((group) => group.expected ?? []) ?? [];
  const wanted = issue.expected ?? options[0];
  const limit = issue.requirement;
  if (issue.kind === 'validation' && (typeof limit === 'number' || wanted)) {
    return `${where} is ${received}, which is not ${wanted ?? `within ${String(limit)}`} (${codeOfIssue(issue)})`;
  }
  return wanted === null || wanted === undefined
    ? `${where} is ${received} (${codeOfIssue(issue)})`
    : `${where} is ${received}; expected ${wanted}`;
}

function describeValue({ input, type }: v.BaseIssue<unknown>): string {
  if (typeof input === 'string') {
    const isTold = [
      'picklist',
      'iso_date',
      'iso_timestamp',
      'regex',
      'number',
      'boolean',
      'literal',
    ].includes(type);
    return isTold && input.length <= longest ? JSON.stringify(input) : `a text of ${input.length} characters`;
  }
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' && input !== null ? 'an object' : String(input);
}
