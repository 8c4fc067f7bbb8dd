// Debian's packages put what a real WordPress needs here.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** WordPress as Debian packs it, or the folder with the files of another one. */
export const wordpressFolder = process.env.WORDPRESS_SOURCE ?? '/usr/share/wordpress';

const packages =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-zip php-xml mariadb-server';

const isCommand = (name: string): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, name)),
  );

/** Says what is missing; undefined where all is there. */
export function missingPackages(): string | undefined {
  const isThere =
    existsSync(join(wordpressFolder, 'wp-load.php')) &&
    ['php', 'mariadbd', 'mariadb-install-db'].every(isCommand);
  return isThere
    ? undefined
    : `WordPress is not tested: install Debian's packages with apt-get install --no-install-recommends ${packages}`;
}
