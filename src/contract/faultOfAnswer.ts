/** Judges an answer by the contract: what differs, in words for whoever maintains the server. */
import * as v from 'valibot';
import { describeIssue } from './describeIssue.ts';

export interface AnswerFault {
  /** JSON pointer into the answer; empty for the whole of it. */
  readonly pointer: string;
  /** What came. Of a text that people wrote only its length. */
  readonly received: string;
  /** What the contract says. */
  readonly expected: string;
  /** Nothing that the contract names is in the answer, which therefore comes from something other than the API. */
  readonly isForeign: boolean;
}

/** Returns the first difference between an answer and the schema of its call; undefined if there is none. */
export function faultOfAnswer(schema: v.GenericSchema, answer: unknown): AnswerFault | undefined {
  const { issues } = v.safeParse(schema, answer);
  return issues && { ...describeIssue(issues[0], schema), isForeign: !hasNamed(schema, answer) };
}

function hasNamed(schema: v.GenericSchema, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('options' in schema) return (schema.options as v.GenericSchema[]).some((one) => hasNamed(one, answer));
  if (!('entries' in schema)) return Array.isArray(answer) === (schema.type === 'array');
  const named = Object.keys(Object(schema.entries));
  return named.some((name) => name in answer);
}
