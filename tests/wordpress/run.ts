// `npx node tests/wordpress/run.ts 6.5`: the plugin in that release of WordPress, from the registry; `npm test -- wordpress` takes Debian's.
import { spawnSync } from 'node:child_process';
import { fetchRelease } from './support/fetchRelease.ts';

const [release] = process.argv.slice(2);
if (release === undefined) throw new Error('Which release? npx node tests/wordpress/run.ts 6.5');
const { status } = spawnSync('vitest', ['run', '--project', 'wordpress'], {
  stdio: 'inherit',
  env: { ...process.env, WORDPRESS_SOURCE: await fetchRelease(release) },
});
process.exitCode = status ?? 1;
