/** Counts the rules that are right, wrong and unchecked, and the calls that they are of. */
import type { Finding } from '../createJournal.ts';

export function countStates(findings: readonly Finding[]) {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return {
    calls: new Set(findings.map(({ call }) => call)).size,
    right: count('right'),
    wrong: count('wrong'),
    unchecked: count('unchecked'),
  };
}
