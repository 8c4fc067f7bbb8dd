/** The command that imports courses from a file and exports them into one, on databases of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate, pendingMigrations } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';

const head = 'identificacion;nombre;modalidad;inicio;fin;inscripcionDesde;inscripcionHasta;precio';
const one = 'EXT-1;Excel;presencial;2026-12-01;2026-12-20;2026-10-01;2026-11-20;145,00';

describe('a command for courses', () => {
  it('neither tries nor writes anything if there is no database, and creates none', () => {
    const { file, dataDir, run } = openFolder();
    writeFileSync(file, `${head}\n${one}\n`);
    for (const command of [['import', file, '--dry-run'], ['export']]) {
      expect(() => run(...command)).toThrow(
        expect.objectContaining({ status: 2, stderr: expect.stringContaining('No hay una base') }),
      );
      expect(existsSync(dataDir)).toBe(false);
    }
  });

  it('neither writes nor tries on an older database and says what to do; an import brings it up to date, and ends with 1 if a line is wrong', async () => {
    const { file, dataDir, run } = openFolder();
    writeFileSync(file, `${head}\n${one}\n`);
    const pending = await withFolder(dataDir, async (database) => {
      const [release = ''] = await pendingMigrations(database);
      const [first] = readMigrationFiles({ migrationsFolder: 'demo/api/db/migrations' });
      await migrate(database, [String(first?.hash)]);
      const left = await pendingMigrations(database);
      expect(left).not.toContain(release);
      return left;
    });
    const refusal = expect.objectContaining({
      status: 2,
      stderr: expect.stringMatching(/le faltan \d+ migraciones.*npm run backup.*npm start/),
    });
    expect(() => run('export')).toThrow(refusal);
    expect(() => run('import', file, '--dry-run')).toThrow(refusal);
    expect(await withFolder(dataDir, pendingMigrations)).toEqual(pending);
    writeFileSync(file, `${head}\n${one.replace('145,00', 'gratis')}\n`);
    expect(() => run('import', file)).toThrow(
      expect.objectContaining({
        status: 1,
        stderr:
          'Línea 2, precio: «gratis» no es un importe en USD; escriba 145,00.\n1 error: no se cambió nada.\n',
      }),
    );
    expect(await withFolder(dataDir, pendingMigrations)).toEqual([]);
  });
});

/** A folder of its own for the file, the data and the command; it goes with the test. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cursos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const run = (...args: string[]) =>
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'demo/api/cursos/csv/run.ts', ...args],
      {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
  return { file: join(folder, 'cursos.csv'), dataDir, run };
}

/** Opens the database of a data folder for one piece of work. */
async function withFolder<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
