// PHP that a test has carried out beside the server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface WordpressPlace {
  /** The folder that is served. */
  site: string;
  /** The socket of the database. */
  socket: string;
  url: string;
  /** The file that gets PHP's warnings. */
  log: string;
}

/** wp-config.php reads these. */
export const environmentOf = ({ site, socket, url, log }: WordpressPlace): NodeJS.ProcessEnv => ({
  ...process.env,
  WORDPRESS_FOLDER: site,
  WORDPRESS_SOCKET: socket,
  WORDPRESS_URL: url,
  WORDPRESS_LOG: log,
});

/** Gives what `code` prints. */
export async function runPhp(place: WordpressPlace, code: string): Promise<string> {
  const head = `$_SERVER['HTTP_HOST'] = parse_url( getenv( 'WORDPRESS_URL' ), PHP_URL_HOST );`;
  const { stdout } = await promisify(execFile)(
    'php',
    ['-d', 'display_errors=stderr', '-r', `${head}\n${code}`],
    {
      env: environmentOf(place),
    },
  );
  return stdout;
}
