/** Says in a line each what was asked for and not checked, and what checks it. A report with such lines is not wholly right. */
import { groupBy } from '../../../src/domain/groupBy.ts';
import type { CheckFinding } from '../createJournal.ts';

/** The most calls that a line names. */
const namedMax = 3;

export function notChecked(findings: readonly CheckFinding[]): string[] {
  const owed = groupBy(
    findings.filter((one) => one.owed !== undefined),
    (one) => one.owed,
  );
  return [...owed].map(([what, found]) => {
    const calls = [...new Set(found.map(({ call }) => call))];
    return calls.length > namedMax ? `${what} (${calls.length} calls)` : `${what} (${calls.join(', ')})`;
  });
}
