/** What the check must say of a server with a fault. */
import { expect } from 'vitest';
import type { CheckOptions } from '../../tools/check/run.ts';
import { runCheck } from '../../tools/check/runCheck.ts';
import type { Fault } from './alter.ts';

const told = ({ rule, call }: Pick<Fault, 'rule' | 'call'>): string => `${rule} of ${call}`;

/** All that a fault breaks. */
export const allOf = (fault: Fault): string[] => [told(fault), ...(fault.also ?? [])];

/** Expects that the check finds these and no others; else the notes of all that it found are shown. */
export async function expectWrong(expected: readonly string[], options: CheckOptions): Promise<void> {
  const findings = (await runCheck(options)).findings.filter(({ state }) => state === 'wrong');
  const notes = findings.flatMap((one) => one.notes.map((note) => `${told(one)}: ${note}`));
  expect(findings.map(told).sort(), notes.join('\n')).toEqual([...expected].sort());
}
