/** Writes the report as JUnit XML, which build servers show: a suite for each call, a case for each rule. */
import { groupBy } from '../../../src/domain/groupBy.ts';
import type { CheckFinding } from '../createJournal.ts';
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';
import { notChecked } from './notChecked.ts';

export function toJunit({ findings, leftBehind, notRun }: CheckResult): string {
  const suites = [...groupBy(findings, ({ call }) => call)].map(([call, found]) => {
    const { right, wrong, unchecked } = countStates(found);
    return [
      `  <testsuite name="${escapeXml(call)}" tests="${right + wrong + unchecked}" failures="${wrong}" skipped="${unchecked}">`,
      ...found.map(toCase),
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    ...toSuite('could not run', notRun, (why) => `<error message="${escapeXml(why)}"/>`),
    ...toSuite('not checked', notChecked(findings), (what) => `<skipped message="${escapeXml(what)}"/>`),
    ...toSuite('left behind', leftBehind, (what) => `<system-out>${escapeXml(what)}</system-out>`),
    '</testsuites>',
    '',
  ].join('\n');
}

/** A suite about the check itself, with a case for each line; no suite without lines. */
function toSuite(name: string, lines: readonly string[], toXml: (line: string) => string): string[] {
  if (lines.length === 0) return [];
  const errors = name === 'could not run' ? lines.length : 0;
  const skipped = name === 'not checked' ? lines.length : 0;
  return [
    `  <testsuite name="${name}" tests="${lines.length}" errors="${errors}" skipped="${skipped}">`,
    ...lines.map(
      (line) => `    <testcase classname="${name}" name="${escapeXml(line)}">${toXml(line)}</testcase>`,
    ),
    '  </testsuite>',
  ];
}

function toCase({ call, rule, state, notes }: CheckFinding): string {
  const open = `    <testcase classname="${escapeXml(call)}" name="${rule}"`;
  if (state === 'right') return `${open}/>`;
  const tag = state === 'wrong' ? 'failure' : 'skipped';
  return `${open}><${tag} message="${escapeXml(notes.join('; '))}"/></testcase>`;
}

/** XML 1.0 forbids control characters, even escaped. */
function escapeXml(text: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
