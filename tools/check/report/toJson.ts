/** Writes the report for programs. */
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';
import { notChecked } from './notChecked.ts';

export function toJson({ findings, leftBehind, notRun }: CheckResult): string {
  const report = {
    ...countStates(findings),
    notChecked: notChecked(findings),
    findings,
    leftBehind,
    notRun,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
