/** Installing the project brings no package with a known vulnerability. Its result changes with the day, so it is in no gate. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

interface Audit {
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>;
}

/** Undefined if the registry does not answer. */
async function audit(): Promise<Audit | undefined> {
  const options = { cwd: join(import.meta.dirname, '../..'), maxBuffer: 64 * 1024 * 1024, timeout: 25_000 };
  // npm audit fails if it finds something and if it cannot ask; only the output tells which.
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], options).catch(
    (failure: { stdout?: string }) => ({ stdout: failure.stdout ?? '' }),
  );
  try {
    const report: Audit = JSON.parse(stdout);
    return report.vulnerabilities === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

it('no package has a known vulnerability rated high or above', async ({ skip }) => {
  const report = await audit();
  if (report === undefined) return skip('No registry answers npm audit here: nothing is known either way.');
  const severe = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  expect(Object.fromEntries(severe)).toEqual({});
});
