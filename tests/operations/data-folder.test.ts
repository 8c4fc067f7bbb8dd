/** One process at a time uses a data folder, and nothing is lost when it is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { DataDirLocked, lockDataDir } from '../../demo/api/db/lock.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { PATIENCE_MS } from '../support/patience.ts';

const holder = join(import.meta.dirname, 'holder.ts');
const locker = join(import.meta.dirname, 'locker.ts');
const children: ChildProcess[] = [];
let folder: string;
/** A folder that is made once and copied, because making a database takes ten times as long as opening it. */
let made: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'portal-carpeta-'));
  const { empty, url } = inject('bases');
  if (url === undefined) {
    const loadDataDir = new Blob([readFileSync(empty)]);
    await (await PGlite.create({ dataDir: join(made, 'pg'), loadDataDir })).close();
  }
  const database = await openDatabase({ dataDir: made });
  await migrate(database);
  await database.close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-carpeta-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the database into the folder of a test. */
const fill = () => cpSync(made, folder, { recursive: true });

interface Output {
  child: ChildProcess;
  out: string;
  err: string;
}

const start = (mode: 'hold' | 'once' | 'write', dataDir = folder) => run(holder, dataDir, mode);

function run(script: string, ...args: string[]): Output {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'pipe' });
  children.push(child);
  const output: Output = { child, out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    output.err += String(chunk);
  });
  return output;
}

async function until(output: Output, text: RegExp): Promise<void> {
  const isThere = () => {
    if (output.child.exitCode !== null) throw new Error(`It ended: ${output.err}`);
    return text.test(output.out);
  };
  await vi.waitUntil(isThere, { timeout: PATIENCE_MS });
}

async function ended(output: Output): Promise<number | null> {
  if (output.child.exitCode === null && output.child.signalCode === null) await once(output.child, 'close');
  return output.child.exitCode;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('a data folder refuses a second process with a message, accepts it after a kill -9, and has lost nothing', async () => {
  fill();
  const first = start('write');
  await until(first, /wrote 20\n/);
  const second = start('once');
  expect(await ended(second)).toBe(1);
  expect(second.err).toContain(
    `DataDirLocked: La carpeta de datos ${folder} está en uso por el proceso ${first.child.pid}`,
  );
  expect(second.err).toMatch(/DATA_DIR.*DATABASE_URL/);
  expect(second.err).not.toMatch(/\n {4}at /);
  await kill(first.child);
  const written = Number(/wrote (\d+)\n[^\n]*$/.exec(first.out)?.[1]);
  const database = await openDatabase({ dataDir: folder });
  expect(await migrate(database)).toEqual([]);
  const [row] = await rows(
    database.db,
    sql`select count(*)::int as n, max(ultimo)::int as ultimo from consecutivos`,
  );
  // One more row may have been committed without being reported.
  expect(Number(row?.n)).toBe(Number(row?.ultimo));
  expect(Number(row?.n)).toBeGreaterThanOrEqual(written);
  await database.close();
  expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
});

it('a data folder cannot be opened twice in the same process', async () => {
  fill();
  const database = await openDatabase({ dataDir: folder });
  await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(DataDirLocked);
  await database.close();
  const again = await openDatabase({ dataDir: folder });
  await again.close();
});

it.each([
  ['of a process that is gone', { pid: 2 ** 22 - 1, host: hostname(), birth: '', since: '2026-01-01' }],
  [
    'of an earlier process with a pid that is in use again',
    { pid: process.ppid, host: hostname(), birth: 'another boot/1', since: '2026-01-01' },
  ],
  [
    'of this very pid before a restart',
    { pid: process.pid, host: hostname(), birth: 'another boot/1', since: '2026-01-01' },
  ],
  ['cut off in the middle', '{"pid":'],
  ['empty', ''],
])('a data folder is taken over from a lock %s', (_name, lock) => {
  writeFileSync(join(folder, 'portal.lock'), typeof lock === 'string' ? lock : JSON.stringify(lock));
  const release = lockDataDir(folder);
  expect(JSON.parse(readFileSync(join(folder, 'portal.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
});

it('a data folder respects the lock of another machine on a shared disk', async () => {
  writeFileSync(
    join(folder, 'portal.lock'),
    JSON.stringify({ pid: 1, host: 'otra-maquina', birth: '', since: '2026-01-01' }),
  );
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/proceso 1 de otra-maquina/);
});

it('if several processes start at once, one of them gets the data folder', async () => {
  fill();
  writeFileSync(
    join(folder, 'portal.lock'),
    JSON.stringify({ pid: 2 ** 22 - 1, host: hostname(), birth: '', since: '2026-01-01' }),
  );
  const all = [start('hold'), start('hold'), start('hold')];
  const losers = await Promise.all(
    all.map(async (output) =>
      Promise.race([ended(output), until(output, /open/).then(() => 'open' as const)]),
    ),
  );
  expect(losers.filter((result) => result === 'open')).toHaveLength(1);
  expect(losers.filter((result) => result === 1)).toHaveLength(2);
});

it('of processes that find the same dead locks, one gets each data folder and leaves nothing but its lock', async () => {
  const dead = JSON.stringify({ pid: 2 ** 22 - 1, host: hostname(), birth: '', since: '2026-01-01' });
  const names = Array.from({ length: 40 }, (_, n) => `carpeta-${n}`);
  for (const [n, name] of names.entries()) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'portal.lock'), dead);
    // Half of them were being taken over by a process that died too.
    if (n % 2 === 1) writeFileSync(join(folder, name, 'portal.lock.next'), dead);
  }
  const all = Array.from({ length: 5 }, () => run(locker, folder));
  for (const output of all) await until(output, /ready/);
  for (const { child } of all) child.stdin?.write('go\n');
  for (const output of all) await until(output, /done/);
  const got = all.flatMap(({ out }) => [...out.matchAll(/got (\S+)/g)].map(([, name]) => name));
  expect(got.sort()).toEqual(names.sort());
  for (const name of names) expect(readdirSync(join(folder, name))).toEqual(['portal.lock']);
});
