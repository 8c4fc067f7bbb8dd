// Installs the Chromium in which tests run fastest: as root on Debian the package of the headless shell; elsewhere the one
// that is there already, or else playwright's own build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findChromium, SHELL } from './findChromium.ts';
import { installDebian, mayInstall } from './installDebian.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The path of a Chromium that is there already or was just installed. Rejects when no way works. */
export async function installChromium(say: (line: string) => void): Promise<string> {
  const present = findChromium();
  if (present !== undefined && (!mayInstall() || process.env.CHROMIUM_PATH || present.endsWith(SHELL))) {
    return present;
  }
  if (mayInstall()) {
    say(`Installing Debian's ${SHELL}.`);
    await installDebian([SHELL]);
    // A Debian release without that package has the whole browser.
    if (findChromium() === undefined) await installDebian(['chromium']);
  }
  if (findChromium() === undefined) {
    say("No Chromium found: fetching playwright's build.");
    const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
    const child = spawn(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // The caller checks what is there then.
    await once(child, 'close').catch(() => undefined);
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.',
    );
  }
  return installed;
}
