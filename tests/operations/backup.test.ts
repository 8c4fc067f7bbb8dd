/** One file has all that the API keeps, and an empty database is the same afterwards. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readTables } from '../../demo/api/backup/readTables.ts';
import { restoreBackup } from '../../demo/api/backup/restoreBackup.ts';
import { writeBackup } from '../../demo/api/backup/writeBackup.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { bearer, json, openApi, serve, type TestApi } from '../api/support/api.ts';
import { describeSchema } from '../api/support/describeSchema.ts';
import { runOnServer } from '../postgres/runOnServer.ts';
import { createDatabase } from './createDatabase.ts';

let folder: string;
let file: string;
let source: TestApi;
let total: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'respaldo.gz');
  source = await openApi();
  // A mail that waits, with a file, and a session: what nobody wants to lose either.
  await source.post('/api/cliente/perfil/demo@portal.test/solicitud-cambio-clave', {});
  await source.login();
  total = await writeBackup(source.database, file);
});
afterAll(async () => {
  await source?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: Parameters<typeof openDatabase>[0] = {}): Promise<Database> {
  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

/** A digest of the rows of each table, in any order, to the microsecond. */
async function digestsOf({ db }: Database): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const { nombre } of await readTables(db)) {
    const [found] = await rows(
      db,
      sql.raw(
        `select count(*)::int as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${nombre} t`,
      ),
    );
    digests[nombre] = [found?.n, found?.sum];
  }
  return digests;
}

describe('a restored database', () => {
  it('is the same on PostgreSQL, for an owner who is no superuser: rows, rules, sequences, sessions and waiting mails', async () => {
    const url = await createDatabase('empty');
    await runOnServer(url, `create role duena login password 'x'`);
    await runOnServer(url, `alter database ${new URL(url).pathname.slice(1)} owner to duena`);
    await runOnServer(url, 'alter schema public owner to duena');
    const database = await open({
      url: String(Object.assign(new URL(url), { username: 'duena', password: 'x' })),
    });
    expect(await restoreBackup(database, file)).toBe(total);
    expect(await digestsOf(database)).toEqual(await digestsOf(source.database));
    expect(await describeSchema(database)).toEqual(await describeSchema(source.database));
    const api = await serve(database, {}, async () => undefined);
    onTestFinished(() => api.close());
    const token = await api.login();
    expect((await api.get('/api/cliente/balance', bearer(token))).status).toBe(200);
    const { total: mine } = await json<{ total: number }>(
      await api.get('/api/cliente/facturas', bearer(token)),
    );
    expect(mine).toBeGreaterThan(0);
  });
});

describe('a backup', () => {
  it('goes to the standard output and comes from the standard input if its file is “-”', async () => {
    const url = await createDatabase('empty');
    const run = (command: string, input?: Buffer) => {
      const args = ['--disable-warning=ExperimentalWarning', 'demo/api/backup/run.ts', command, '-'];
      const env = { ...process.env, DATABASE_URL: url };
      return execFileSync(process.execPath, args, { env, input, stdio: 'pipe', maxBuffer: 2 ** 28 });
    };
    expect(run('restore', readFileSync(file))).toHaveLength(0);
    const again = join(folder, 'otra.gz');
    writeFileSync(again, run('backup'));
    const database = await open();
    expect(await restoreBackup(database, again)).toBe(total);
    expect(await digestsOf(database)).toEqual(await digestsOf(source.database));
  });

  it('is for its owner’s eyes, and has every row', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ total });
  });

  it('is not read into a database that is not empty, nor if it was cut or is something else', async () => {
    const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex');
    const before = digest();
    await expect(restoreBackup(source.database, file)).rejects.toThrow('La base de datos no está vacía');
    const empty = await open();
    const whole = readFileSync(file);
    const wrong = join(folder, 'mal.gz');
    const attempts: [() => void, RegExp][] = [
      [() => truncateWrong(whole.length - 2000), /no se puede leer entero/],
      [
        () =>
          writeFileSync(wrong, gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -3).join('\n'))),
        /incompleto/,
      ],
      [() => writeFileSync(wrong, gzipSync('{"formato":"otro"}\n')), /no es un respaldo/],
      [() => writeFileSync(wrong, 'texto'), /no se puede leer entero/],
      [() => rmSync(wrong), /no se puede leer entero \(ENOENT\)/],
    ];
    function truncateWrong(length: number): void {
      writeFileSync(wrong, whole);
      truncateSync(wrong, length);
    }
    for (const [make, why] of attempts) {
      make();
      await expect(restoreBackup(empty, wrong)).rejects.toThrow(why);
      expect(await readTables(empty.db)).toEqual([]);
    }
    const withMigrations = (pattern: RegExp, by: string) =>
      writeFileSync(wrong, gzipSync(gunzipSync(whole).toString().replace(pattern, by)));
    withMigrations(/("migraciones":\[[^\]]+)/, '$1,"otra"');
    await expect(restoreBackup(empty, wrong)).rejects.toThrow('versión más nueva');
    withMigrations(/("migraciones":\[)/, '$1"otra",');
    await expect(restoreBackup(empty, wrong)).rejects.toThrow(
      'El respaldo es anterior a la versión 1.0 y no se puede restaurar.',
    );
    expect(await restoreBackup(empty, file)).toBe(total);
    expect(await digestsOf(empty)).toEqual(await digestsOf(source.database));
    expect(digest()).toBe(before);
  });
});
