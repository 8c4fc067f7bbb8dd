/**
 * Lets only one process use a data folder. PGlite does not prevent two processes from writing the same files, which
 * destroys them, so a lock file names the owner. If the owner is gone (kill -9, power cut), another process takes over.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Owner {
  pid: number;
  host: string;
  /** Boot id and start time, to recognise a later process with the same pid; '' if the system does not provide them. */
  birth: string;
  since: string;
}

/** Another running process uses the data folder. The message is for the person at the terminal. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked';
}

const held = new Set<string>();

/** Takes the lock of `dataDir`, which must exist, and returns a function that releases it. Throws DataDirLocked. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'portal.lock');
  const me: Owner = {
    pid: process.pid,
    host: hostname(),
    birth: birthOf(process.pid) ?? '',
    since: new Date().toISOString(),
  };
  const mine = JSON.stringify(me);
  // The lock is linked from a file that is whole already, so that nobody reads one that is still being written.
  const whole = `${file}.${randomUUID()}`;
  writeFileSync(whole, mine);
  try {
    take(file, whole, dataDir);
  } finally {
    rmSync(whole, { force: true });
  }
  held.add(file);
  return () => {
    if (!held.delete(file)) return;
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

/**
 * Makes `file` a link to `whole`, or throws DataDirLocked. Only the owner of `<file>.next` may replace a dead lock, and
 * looks again whether it is still the same one: otherwise two processes that saw the same dead lock would both replace
 * it. An owner of `<file>.next` that died meanwhile is replaced in the same way.
 */
function take(file: string, whole: string, dataDir: string): void {
  while (!linked(whole, file)) {
    const found = read(file);
    if (isRunning(found, file)) throw refusal(dataDir, found);
    const next = `${file}.next`;
    take(next, whole, dataDir);
    if (existsSync(file) && read(file) === found) {
      renameSync(next, file);
      return;
    }
    rmSync(next);
  }
}

/** Makes `file` a link to `whole`; false if there is such a file. */
function linked(whole: string, file: string): boolean {
  try {
    linkSync(whole, file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    return false;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parse(text: string): Partial<Owner> {
  try {
    return JSON.parse(text) as Partial<Owner>;
  } catch {
    return {};
  }
}

function isRunning(text: string, file: string): boolean {
  const owner = parse(text);
  if (typeof owner.pid !== 'number') return false;
  // The owner is on another machine with the same disk. We cannot see its processes, so it counts as running.
  if (owner.host !== hostname()) return true;
  if (owner.pid === process.pid) return held.has(file);
  try {
    process.kill(owner.pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const birth = birthOf(owner.pid);
  return birth === undefined || !owner.birth || birth === owner.birth;
}

/** Returns boot id and start ticks of a process on Linux; undefined on other systems. */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces. The start time, field 22, is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? undefined : `${boot}/${ticks}`;
  } catch {
    return undefined;
  }
}

function refusal(dataDir: string, text: string): DataDirLocked {
  const owner = parse(text);
  const who =
    owner.host === hostname() ? `el proceso ${owner.pid}` : `el proceso ${owner.pid} de ${owner.host}`;
  return new DataDirLocked(
    `La carpeta de datos ${dataDir} está en uso por ${who} desde ${owner.since}. ` +
      'Detenga ese proceso, elija otra carpeta con DATA_DIR o use PostgreSQL con DATABASE_URL.',
  );
}
