// WordPress of another release than Debian's, from a package of the registry that carries several of them whole.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const run = promisify(execFile);

const builds = '@wp-playground/wordpress-builds@0.9.19';

/**
 * The folder with WordPress's files, fetched (160 MB) when it is asked for the first time on this machine.
 *
 * @param release as the package names it: `6.2` to `6.5`, or `beta`, which is 6.6-RC3
 */
export async function fetchRelease(release: string): Promise<string> {
  const folder = join(tmpdir(), `wordpress-${userInfo().uid}-release-${release}`);
  if (await readFile(join(folder, 'wp-load.php')).catch(() => false)) return folder;
  const making = await mkdtemp(`${folder}.`);
  const site = join(making, 'site');
  try {
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', making, builds]);
    await run('tar', ['-xzf', join(making, stdout.trim()), '-C', making]);
    const source = join(making, 'package');
    const archives = join(source, 'src', 'wordpress');
    const archive = await readFile(join(archives, `wp-${release}.zip`)).catch(async () => {
      const names = (await readdir(archives)).flatMap((name) => /^wp-(.+)\.zip$/.exec(name)?.[1] ?? []);
      throw new Error(`There is no WordPress ${release}; there are ${names.join(', ')}.`);
    });
    for (const [path, content] of Object.entries(unzipSync(archive)))
      if (!path.endsWith('/')) {
        await mkdir(dirname(join(site, path)), { recursive: true });
        await writeFile(join(site, path), content);
      }
    // The archive has what PHP reads; scripts, styles and pictures stand beside it.
    await cp(join(source, 'public', `wp-${release}`), site, { recursive: true, force: false });
    await rename(site, folder);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return folder;
}
