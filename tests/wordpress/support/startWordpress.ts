// A real WordPress: Debian's, on PHP's own server and a MariaDB of its own, with an administrator, an editor and an author.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { makeTemplate } from './makeTemplate.ts';
import { environmentOf, runPhp } from './runPhp.ts';
import { startMariadb } from './startMariadb.ts';
import { startProcess } from './startProcess.ts';

export interface Wordpress {
  /** Without a slash at the end. */
  url: string;
  /** The folder that is served. */
  site: string;
  /** Carries out PHP with WordPress loaded, and gives what it prints. */
  run: (code: string) => Promise<string>;
  /** PHP's warnings and errors so far. */
  warnings: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Takes seconds once the first one of this machine has made the template. */
export async function startWordpress(): Promise<Wordpress> {
  const template = await makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'wp-'));
  await cp(template, folder, { recursive: true });
  const database = await startMariadb(join(folder, 'data'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = join(folder, 'site');
  const place = { site, socket: database.socket, url, log: join(folder, 'php.log') };
  const server = await startProcess(
    'php',
    [
      '-d',
      'opcache.enable_cli=1',
      // A test that writes a file anew within two seconds would still get the old one.
      '-d',
      'opcache.revalidate_freq=0',
      '-d',
      'upload_max_filesize=32M',
      '-d',
      'post_max_size=32M',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      site,
      join(import.meta.dirname, 'router.php'),
    ],
    // More than one: WordPress asks itself in its diagnosis.
    { env: { ...environmentOf(place), PHP_CLI_SERVER_WORKERS: '4' }, cwd: site },
    () =>
      fetch(`${url}/wp-login.php`).then(
        ({ ok }) => ok,
        () => false,
      ),
  );
  return {
    url,
    site,
    run: (code) => runPhp(place, `require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';\n${code}`),
    warnings: () => readFile(place.log, 'utf8').catch(() => ''),
    stop: async () => {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
