// An installed WordPress that nobody has used yet, made once: each server gets a copy.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { wordpressFolder } from './installed.ts';
import { password, people } from './people.ts';
import { runPhp } from './runPhp.ts';
import { createMariadb, startMariadb } from './startMariadb.ts';

const install = `
  define( 'WP_INSTALLING', true );
  require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
  require ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install( 'Universidad Andina', 'administrator', 'administrator@wordpress.test', false, '', ${JSON.stringify(password)} );
  foreach ( ${JSON.stringify(people.slice(1))} as $role ) {
    wp_insert_user( array( 'user_login' => $role, 'user_email' => "$role@wordpress.test", 'user_pass' => ${JSON.stringify(password)}, 'role' => $role ) );
  }
  // Pictures of people and of emoji come from servers of others.
  update_option( 'show_avatars', 0 );
  update_option( 'use_smilies', 0 );
  update_option( 'WPLANG', 'es_EC' );
  update_option( 'timezone_string', 'America/Guayaquil' );
  $GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
  switch_theme( 'twentytwentythree' );`
  .replaceAll('["', 'array("')
  .replaceAll('"]', '")');

/** The folder with `site` and `data`. */
export async function makeTemplate(): Promise<string> {
  const sources = ['makeTemplate.ts', 'people.ts', 'startMariadb.ts', 'wp-config.php'].map((name) =>
    readFile(join(import.meta.dirname, name)),
  );
  sources.push(readFile(join(wordpressFolder, 'wp-includes', 'version.php')));
  // Another MariaDB may not open the files of this one.
  sources.push(
    promisify(execFile)('/usr/sbin/mariadbd', ['--version']).then(({ stdout }) => Buffer.from(stdout)),
  );
  const digest = createHash('sha256').update(Buffer.concat(await Promise.all(sources)));
  const folder = join(tmpdir(), `wordpress-${userInfo().uid}-${digest.digest('hex').slice(0, 12)}`);
  const isMade = await readFile(join(folder, 'site', 'wp-load.php')).then(
    () => true,
    () => false,
  );
  if (isMade) return folder;
  const making = `${folder}.${process.pid}`;
  await mkdir(join(making, 'data'), { recursive: true });
  await cp(wordpressFolder, join(making, 'site'), { recursive: true, dereference: true });
  await cp(join(import.meta.dirname, 'wp-config.php'), join(making, 'site', 'wp-config.php'));
  // WordPress itself stays in English, whatever is installed; the plugin brings its Spanish.
  const languages = join(making, 'site', 'wp-content', 'languages');
  await rm(languages, { recursive: true, force: true });
  await mkdir(languages, { recursive: true });
  await writeFile(join(languages, 'es_EC.mo'), '');
  await createMariadb(join(making, 'data'));
  const database = await startMariadb(join(making, 'data'));
  const place = { site: join(making, 'site'), socket: database.socket, url: 'http://127.0.0.1', log: '' };
  await runPhp(
    place,
    `mysqli_query( mysqli_connect( null, 'root', '', '', 0, getenv( 'WORDPRESS_SOCKET' ) ), 'create database wordpress character set utf8mb4' );`,
  );
  await runPhp(place, install);
  await database.stop();
  // Another run may have been faster.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  return folder;
}
