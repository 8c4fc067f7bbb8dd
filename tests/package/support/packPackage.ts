// Makes the npm package and packs it, as `npm publish` would.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const apps = join(import.meta.dirname, '..', 'apps');

export interface Packed {
  /** The file that would be published. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @param folder where the package is made, for two suites may make it at a time, and where the file goes */
export function packPackage(folder: string): Packed {
  const made = join(folder, 'package');
  execFileSync(process.execPath, ['widgets/build/package/run.ts'], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, PACKAGE_FOLDER: made },
  });
  const answer = execFileSync('npm', ['pack', made, '--pack-destination', folder, '--silent'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = join(folder, answer.trim().split('\n').at(-1) ?? '');
  return { file, bytes: new Uint8Array(readFileSync(file)) };
}

export interface Installed extends Packed {
  /** Where the package is installed, beside the apps. */
  folder: string;
  remove(): void;
}

/**
 * Packs the package and installs the file in a folder below node_modules, so that React and the compiler are found without being
 * installed again. What an earlier run left there goes first.
 * @param name of the folder: each suite has its own
 */
export function installPackage(name: string): Installed {
  const folder = join(root, 'node_modules', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder);
  const packed = packPackage(folder);
  const installed = join(folder, 'node_modules', 'portal-clientes');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed.file, '-C', installed, '--strip-components=1']);
  cpSync(apps, folder, { recursive: true });
  return { ...packed, folder, remove };
}
