// `npm run test:wordpress`: the plugin in a real WordPress, where Debian's packages are there; else a line that says which.
// `--installed` only says so, and ends with 1 where they are not.
import { spawnSync } from 'node:child_process';
import { missingPackages } from './support/installed.ts';

const missing = missingPackages();
if (missing !== undefined) process.stdout.write(`${missing}\n`);
if (process.argv.includes('--installed')) process.exitCode = missing === undefined ? 0 : 1;
else if (missing === undefined) {
  const { status } = spawnSync('vitest', ['run', '--project', 'wordpress'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
