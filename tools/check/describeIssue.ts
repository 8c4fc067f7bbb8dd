/** One difference between a body and its schema, in words: where it is, what came, what is right. */
import type * as v from 'valibot';
import { describeIssue as describe } from '../../src/contract/describeIssue.ts';
import { codeOfIssue } from '../../src/contract/validation.ts';

export function describeIssue(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const { pointer, received, expected } = describe(issue, schema);
  const where = pointer || 'the body';
  const code = issue.kind === 'validation' ? ` (${codeOfIssue(issue)})` : '';
  return received === 'nothing'
    ? `${where} is missing: right is ${expected}`
    : `${where} is ${received}${code}: right is ${expected}`;
}
