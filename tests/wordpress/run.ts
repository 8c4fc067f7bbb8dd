// `npm run test:wordpress`: the plugin in a real WordPress, where Debian's packages are there; else a line that says which.
// `-- 6.5` takes that release from the registry instead of Debian's. `--installed` only says what is missing, and ends with
// 1 where something is.
import { spawnSync } from 'node:child_process';
import { fetchRelease } from './support/fetchRelease.ts';
import { missingPackages } from './support/installed.ts';

const [argument] = process.argv.slice(2);
const missing = missingPackages();
if (missing !== undefined) process.stdout.write(`${missing}\n`);
if (argument === '--installed') process.exitCode = missing === undefined ? 0 : 1;
else if (missing === undefined) {
  const env = argument === undefined ? {} : { WORDPRESS_SOURCE: await fetchRelease(argument) };
  const { status } = spawnSync('vitest', ['run', '--project', 'wordpress'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}
