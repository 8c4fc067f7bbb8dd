// Finds a Chromium that is already on the machine. It installs nothing; installChromium.ts does.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The same engine without windows, which take half of the processor in every journey. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
/** Below a `chromium-1234` folder of playwright's cache, by system. */
const IN_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** The executable's absolute path: CHROMIUM_PATH, the system's (first the shell), or that in playwright's cache; else undefined. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not exist.`);
  }
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(delimiter)];
  const names = [...NAMES, 'Google Chrome', 'Chromium'];
  const shells = folders.map((folder) => join(folder, SHELL));
  const candidates = [...shells, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))];
  return [...candidates, ...cached()].find((path) => existsSync(path));
}

/** The newest first. */
function cached(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ].filter((folder): folder is string => folder !== undefined && existsSync(folder));
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      .flatMap((name) => IN_CACHE.map((inside) => join(cache, name, inside))),
  );
}
