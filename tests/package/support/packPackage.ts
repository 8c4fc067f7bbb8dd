// Makes the npm package and packs it, as `npm publish` would.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export interface Packed {
  /** The file that would be published. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @param folder where the file goes */
export function packPackage(folder: string): Packed {
  execFileSync(process.execPath, ['widgets/build/package/run.ts'], { cwd: root, stdio: 'pipe' });
  const answer = execFileSync('npm', ['pack', './dist/package', '--pack-destination', folder, '--silent'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = join(folder, answer.trim().split('\n').at(-1) ?? '');
  return { file, bytes: new Uint8Array(readFileSync(file)) };
}
