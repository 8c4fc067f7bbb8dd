// Installs from Debian what suites need besides Chromium, or says what is missing.
import { existsSync } from 'node:fs';
import { installDebian, mayInstall } from '../browser/installDebian.ts';
import { missingPackages } from '../wordpress/support/installed.ts';
import type { Task } from './chooseTasks.ts';

/** A file of each package, to see if it is there. */
const PACKAGES = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
  libraries: {
    'libjs-prototype': '/usr/share/javascript/prototype',
    'libjs-scriptaculous': '/usr/share/javascript/scriptaculous',
    'libjs-mootools': '/usr/share/javascript/mootools',
    'libjs-jquery': '/usr/share/javascript/jquery',
  },
} as const;

/**
 * Installs what is missing, as root on Debian; elsewhere those suites fail and say what they do not find. Returns the tasks that can run:
 * without WordPress, which a gate does not install, its suite is left out, and a line says so.
 */
export async function installNeeds(tasks: readonly Task[], say: (line: string) => void): Promise<Task[]> {
  const needs = new Set(tasks.flatMap(({ suite }) => suite.needs ?? []));
  const missing = [...needs].flatMap((need) =>
    need === 'wordpress'
      ? []
      : Object.entries(PACKAGES[need])
          .filter(([, path]) => !existsSync(path))
          .map(([name]) => name),
  );
  if (missing.length > 0 && mayInstall()) {
    say(`Installing ${missing.join(', ')}.`);
    await installDebian(missing);
  }
  const reason = needs.has('wordpress') ? missingPackages() : undefined;
  if (reason !== undefined) say(reason);
  return tasks.filter(({ suite }) => reason === undefined || !suite.needs?.includes('wordpress'));
}
