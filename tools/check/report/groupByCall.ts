import type { Finding } from '../createJournal.ts';

/** In the order in which the calls came. By hand: the package runs on Node 20 too, which has no Map.groupBy. */
export function groupByCall(findings: readonly Finding[]): Map<string, Finding[]> {
  const calls = new Map<string, Finding[]>();
  for (const finding of findings) calls.set(finding.call, [...(calls.get(finding.call) ?? []), finding]);
  return calls;
}
