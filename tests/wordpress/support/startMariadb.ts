// MariaDB on a socket in a folder of its own. The system's service is neither needed nor touched.
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type StartedProcess, startProcess } from './startProcess.ts';

const run = promisify(execFile);

/** Small files: the folder is copied for each server. */
const small = ['--innodb-log-file-size=4M', '--innodb-data-file-path=ibdata1:4M:autoextend'];

const socketOf = (folder: string): string => join(folder, 's');

/** Fills `folder` with an empty database whose user root needs no password. */
export const createMariadb = (folder: string): Promise<unknown> =>
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${folder}`,
    `--user=${userInfo().username}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...small,
  ]);

/** @param folder that createMariadb filled, or a copy of one */
export async function startMariadb(folder: string): Promise<StartedProcess & { socket: string }> {
  const socket = socketOf(folder);
  const args = [
    '--no-defaults',
    `--datadir=${folder}`,
    `--user=${userInfo().username}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
    '--skip-networking',
    // Only a test's data are lost when the machine stops.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
    ...small,
  ];
  return { socket, ...(await startProcess('/usr/sbin/mariadbd', args, {}, () => answers(socket))) };
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
      .once('data', () => {
        connection.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}
