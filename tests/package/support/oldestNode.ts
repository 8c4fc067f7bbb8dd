/** Finds the oldest Node that the package promises, where the machine has it on its PATH. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Of `engines` in the package: `>=20`. */
const oldestMajor = 20;

/** Returns the Node that runs this, where there is no older one. */
export function oldestNode(): string {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const found = paths.find((path) => existsSync(path) && majorOf(path) === oldestMajor);
  return found ?? process.execPath;
}

const majorOf = (path: string): number =>
  Number(/^v(\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1]);
