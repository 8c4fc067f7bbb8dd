// Brings a Chromium when the machine has none: Debian's package as root, playwright's own build otherwise.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './findChromium.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The path of a Chromium that is there already or was just installed. Rejects when neither way works. */
export async function installChromium(say: (line: string) => void): Promise<string> {
  const present = findChromium();
  if (present !== undefined) return present;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('No Chromium found: installing the Debian package.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
  }
  if (findChromium() === undefined) {
    say("No Chromium found: fetching playwright's build.");
    await run(
      process.execPath,
      [join(ROOT, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
      {},
    );
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.',
    );
  }
  return installed;
}

/** A failed step is not the end: the next way is tried, and the result is judged by what is there. */
function run(command: string, args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
