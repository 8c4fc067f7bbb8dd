/** Writes the report for programs. */
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';

export function toJson({ findings, leftBehind, notRun }: CheckResult): string {
  return `${JSON.stringify({ ...countStates(findings), findings, leftBehind, notRun }, null, 2)}\n`;
}
