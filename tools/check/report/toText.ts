/** The report for people: each call with what differs, then what was not checked, then the sum. */
import type { Finding } from '../journal.ts';
import { rules } from '../rules.ts';
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';
import { groupByCall } from './groupByCall.ts';

export function toText({ findings, leftBehind }: CheckResult): string {
  const calls = groupByCall(findings);
  const { right, wrong, unchecked } = countStates(findings);
  return [
    ...[...calls].flatMap(([call, found]) => linesOf(call, found)),
    ...(leftBehind.length > 0 ? ['', 'Left behind:', ...leftBehind.map((what) => `  ${what}`)] : []),
    '',
    `${calls.size} calls: ${right} rules right, ${wrong} wrong, ${unchecked} not checked`,
    '',
  ].join('\n');
}

function linesOf(call: string, found: readonly Finding[]): string[] {
  const wrong = found.filter(({ state }) => state === 'wrong');
  const unchecked = found.filter(({ state }) => state === 'unchecked');
  const isUnmade = unchecked.some(({ rule }) => rule === 'status');
  const mark = wrong.length > 0 ? '✗' : isUnmade ? '–' : '✓';
  return [
    `${mark} ${call}`,
    ...wrong.flatMap(({ rule, notes }) => [
      `    ${rule}: ${rules[rule]}`,
      ...notes.map((note) => `      ${note}`),
    ]),
    ...unchecked.flatMap(({ rule, notes }) => notes.map((note) => `    ${rule} not checked: ${note}`)),
  ];
}
