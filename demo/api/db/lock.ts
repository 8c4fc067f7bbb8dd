/**
 * One process per data folder. PGlite would let two processes write the same files and ruin them, so the folder holds
 * a lock file that names its owner. A lock whose process is gone (kill -9, power cut, restarted container) is taken over.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Owner {
  pid: number;
  host: string;
  /** What tells this process from a later one with the same pid: boot and start time where the system tells, else ''. */
  birth: string;
  since: string;
}

/** The data folder belongs to another running process. The message is for the person at the terminal. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked';
}

const held = new Set<string>();

/** Takes the lock of `dataDir`, which must exist, and returns what releases it. Throws DataDirLocked. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'portal.lock');
  const me: Owner = {
    pid: process.pid,
    host: hostname(),
    birth: birthOf(process.pid) ?? '',
    since: new Date().toISOString(),
  };
  const mine = JSON.stringify(me);
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      break;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const found = read(file);
      if (attempt >= 5 || isRunning(found, file)) throw refusal(dataDir, found);
      takeAway(file, found);
    }
  }
  held.add(file);
  return () => {
    if (!held.delete(file)) return;
    if (read(file) === mine) rmSync(file, { force: true });
  };
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
  // Another machine on a shared disk: whether its process lives cannot be seen from here, so it is believed.
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

/** Boot id and start ticks of a process on Linux; undefined where the system does not tell. */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the 22nd field of the whole line is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? undefined : `${boot}/${ticks}`;
  } catch {
    return undefined;
  }
}

/** Removes the dead lock, unless another process has put its own there meanwhile: then that one is put back. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== dead) linkSync(aside, file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw cause;
  } finally {
    rmSync(aside, { force: true });
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
