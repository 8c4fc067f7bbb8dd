/** Writes the report for people: each call with what differs, then what was not checked, then the totals and what is left to do. */
import { groupBy } from '../../../src/domain/groupBy.ts';
import type { CheckFinding } from '../createJournal.ts';
import { rules } from '../rules.ts';
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';
import { notChecked } from './notChecked.ts';

export function toText({ findings, leftBehind, notRun }: CheckResult): string {
  const calls = groupBy(findings, ({ call }) => call);
  const { right, wrong, unchecked } = countStates(findings);
  const everywhere = sharedNotes(findings);
  return [
    ...[...calls].flatMap(([call, found]) => linesOf(call, found, everywhere)),
    ...(everywhere.size > 0 ? ['', 'Not checked:'] : []),
    ...[...everywhere].map(([line, times]) => `  ${line} (${times} calls)`),
    ...(notRun.length > 0 ? ['', 'Could not run:', ...notRun.map((why) => `  ${why}`)] : []),
    ...(leftBehind.length > 0 ? ['', 'Left behind:', ...leftBehind.map((what) => `  ${what}`)] : []),
    '',
    `${calls.size} calls: ${right} rules right, ${wrong} wrong, ${unchecked} not checked`,
    ...notChecked(findings),
    '',
  ].join('\n');
}

/** A finding that this many calls share is reported once. */
const sharedMin = 4;

const lineOf = (rule: string, note: string): string => `${rule} not checked: ${note}`;

/** Counts the calls for each reason why a rule was not checked. Omits reasons about a call's own answer. */
function sharedNotes(findings: readonly CheckFinding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, state, notes } of findings) {
    if (state !== 'unchecked' || rule === 'status') continue;
    for (const line of notes.map((note) => lineOf(rule, note))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, times]) => times >= sharedMin));
}

function linesOf(
  call: string,
  found: readonly CheckFinding[],
  everywhere: ReadonlyMap<string, number>,
): string[] {
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
    ...unchecked
      .flatMap(({ rule, notes }) => notes.map((note) => lineOf(rule, note)))
      .filter((line) => !everywhere.has(line))
      .map((line) => `    ${line}`),
  ];
}
