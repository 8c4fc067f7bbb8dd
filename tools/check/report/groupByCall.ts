import type { CheckFinding } from '../createJournal.ts';

/** In the order in which the calls came. By hand: the package runs on Node 20 too, which has no Map.groupBy. */
export function groupByCall(findings: readonly CheckFinding[]): Map<string, CheckFinding[]> {
  const calls = new Map<string, CheckFinding[]>();
  for (const finding of findings) calls.set(finding.call, [...(calls.get(finding.call) ?? []), finding]);
  return calls;
}
