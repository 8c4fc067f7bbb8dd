/** How many rules are right, wrong and unchecked, and of how many calls. */
import type { Finding } from '../journal.ts';

export function countStates(findings: readonly Finding[]) {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return {
    calls: new Set(findings.map(({ call }) => call)).size,
    right: count('right'),
    wrong: count('wrong'),
    unchecked: count('unchecked'),
  };
}
