// A copy of the last commit in which the product may be broken: nothing of the project's own folder changes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

const git = (...args: string[]): void =>
  void execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });

/** Returns its folder, which has the packages of the project's own, and goes when this process ends. */
export function copyCommit(): string {
  const outside = mkdtempSync(join(tmpdir(), 'portal-seeded-'));
  const folder = join(outside, 'portal');
  process.once('exit', () => {
    rmSync(outside, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  // By default a signal ends a process without that event.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
