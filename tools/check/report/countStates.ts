/** Counts the rules that are right, wrong and unchecked, and their calls. */
import type { CheckFinding } from '../createJournal.ts';

export function countStates(findings: readonly CheckFinding[]) {
  const count = (state: CheckFinding['state']) => findings.filter((one) => one.state === state).length;
  return {
    calls: new Set(findings.map(({ call }) => call)).size,
    right: count('right'),
    wrong: count('wrong'),
    unchecked: count('unchecked'),
  };
}
