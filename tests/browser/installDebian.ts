// Installs Debian's packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** True if this user can install packages of Debian here. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A step that fails is not the end: the caller checks what is there then. */
export async function installDebian(packages: readonly string[]): Promise<void> {
  await aptGet('update', '-qq');
  await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

async function aptGet(...args: string[]): Promise<void> {
  const child = spawn('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(child, 'close').catch(() => undefined);
}
