/** Writes the report for programs. */
import type { CheckResult } from '../runCheck.ts';
import { countStates } from './countStates.ts';

export function toJson({ findings, leftBehind }: CheckResult): string {
  return `${JSON.stringify({ ...countStates(findings), findings, leftBehind }, null, 2)}\n`;
}
