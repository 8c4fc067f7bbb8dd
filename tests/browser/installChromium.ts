// Brings the Chromium that tests run quickest in: as root on Debian its package of the shell without windows; elsewhere what
// is there already, or playwright's own build when there is none.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, SHELL } from './findChromium.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The path of a Chromium that is there already or was just installed. Rejects when no way works. */
export async function installChromium(say: (line: string) => void): Promise<string> {
  const present = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (present !== undefined && (!mayInstall || process.env.CHROMIUM_PATH || present.endsWith(SHELL))) {
    return present;
  }
  if (mayInstall) {
    say(`Installing Debian's ${SHELL}.`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], env);
    // A release that does not have it has the whole browser.
    if (findChromium() === undefined) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    }
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
