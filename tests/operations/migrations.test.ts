/** Databases of every release can be migrated, and others are refused with a readable message. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { MigrationConflict, migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { startServer } from '../../demo/server.ts';
import { demo, serve } from '../api/support/api.ts';
import { openCopy } from '../api/support/copies.ts';
import { describeSchema } from '../api/support/describeSchema.ts';
import { runScript } from '../api/support/runScript.ts';
import { createDatabase } from './createDatabase.ts';

const releases = join(import.meta.dirname, '../api/releases');

async function open(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
}

/** Opens an empty database. Emptying a copy takes a tenth of the time of making one. */
async function openEmpty(): Promise<Database> {
  const { empty, url } = inject('bases');
  const copyOf = url === undefined ? new Blob([readFileSync(empty)]) : undefined;
  const database = await open(openDatabase({ copyOf }));
  await runScript(database, (run) =>
    run('drop schema public cascade; create schema public; drop schema if exists drizzle cascade'),
  );
  return database;
}

/** Returns every row of every table as JSON, without computed columns. */
async function readRows({ db }: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await rows(
    db,
    sql`select table_name, json_agg(column_name) filter (where is_generated = 'NEVER') as columns
      from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { table_name: name, columns } of tables) {
    const names = sql.join(
      (columns as string[]).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const [table] = await rows(
      db,
      sql`select coalesce(json_agg(t order by t::text), '[]') as rows
        from (select ${names} from ${sql.identifier(String(name))}) t`,
    );
    found[String(name)] = table?.rows as Record<string, unknown>[];
  }
  return found;
}

describe.each(readdirSync(releases).map((file) => file.replace('.sql', '')))(
  'a database of release %s',
  (release) => {
    it('gets the schema of a new one by migration, keeps its rows, and serves them', async () => {
      const database = await openEmpty();
      await runScript(database, (run) => run(readFileSync(join(releases, `${release}.sql`), 'utf8')));
      const before = await readRows(database);
      expect(before.clientes).not.toEqual([]);
      await migrate(database);
      const after = await readRows(database);
      for (const [name, old] of Object.entries(before)) {
        // A migration may add columns. If one removes or changes columns, adapt this test.
        expect([name, after[name]]).toEqual([name, old.map((row) => expect.objectContaining(row))]);
      }
      const fresh = await open(openCopy('empty'));
      expect(await describeSchema(database)).toEqual(await describeSchema(fresh));
      const api = await serve(database, {});
      onTestFinished(() => api.services.pasarela.close());
      expect(await api.login()).toMatch(/^ey/);
    });
  },
);

it('addresses of an international domain are found by both forms afterwards, and of two owners the second has to verify again', async () => {
  const database = await openEmpty();
  const run = (text: string) => runScript(database, (script) => script(text));
  await run(readFileSync(join(releases, '1.0.sql'), 'utf8'));
  const ascii = 'ana@xn--compaa-7va5a.com';
  const other = randomUUID();
  await run(`update cuentas set correo = '${ascii}' where correo = '${demo.username}';
    update clientes set correo = '${ascii}' where correo = '${demo.username}';
    update inscripciones set participante_correo = '${ascii}' where participante_correo = '${demo.username}';
    insert into clientes (id, nombres, apellidos, correo) values ('${other}', 'Eva', 'Paz', 'ana@compañía.com');
    insert into cuentas (id, cliente_id, correo, correo_verificado_el) values ('${other}', '${other}', 'ana@compañía.com', now())`);
  await migrate(database);
  const left = await rows(
    database.db,
    sql`select correo from clientes where correo like '%xn--%' union all
      select participante_correo from inscripciones where participante_correo like '%xn--%'`,
  );
  expect(left).toEqual([]);
  const owners = await rows(
    database.db,
    sql`select id = ${other} as kept, correo_verificado_el is not null as verified
      from cuentas where correo = 'ana@compañía.com' order by kept`,
  );
  expect(owners).toEqual([
    { kept: false, verified: false },
    { kept: true, verified: true },
  ]);
  const api = await serve(database, {});
  onTestFinished(() => api.services.pasarela.close());
  for (const form of [ascii, 'ana@compañía.com']) expect(await api.login(form)).toMatch(/^ey/);
});

it('the start applies each migration once', async () => {
  const database = await openEmpty();
  expect(await migrate(database)).not.toEqual([]);
  expect(await migrate(database)).toEqual([]);
});

it('the start refuses a database of a newer program, and one with other migrations', async () => {
  const database = await open(openCopy('empty'));
  const run = (text: string) => runScript(database, (script) => script(text));
  await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
  await expect(migrate(database)).rejects.toThrow('La base de datos es de una versión más nueva');
  await run(`delete from drizzle.__drizzle_migrations where hash = 'x'`);
  expect(await migrate(database)).toEqual([]);
  await run(
    `update drizzle.__drizzle_migrations set hash = 'x' where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  await expect(migrate(database)).rejects.toThrow(/La migración \d{4}_\w+ cambió después de aplicarse/);
});

describe.each([
  ['a table of migrations of its own', 'create table migraciones (nombre text primary key)'],
  [
    'another first migration',
    `create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_types', 1795315911837)`,
  ],
])('a database from before the first release, which has %s', (_has, tables) => {
  it('is refused with the name of its folder, and stays unchanged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-anterior-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const older = await openEmpty();
    await runScript(older, (run) => run(tables));
    const namesOf = (database: Database) =>
      rows(
        database.db,
        sql`select tablename from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
      );
    const before = await namesOf(older);
    const loadDataDir = await older.dump?.();
    await (
      await PGlite.create({ dataDir: join(dataDir, 'pg'), ...(loadDataDir && { loadDataDir }) })
    ).close();
    await expect(startServer({ port: 0, dataDir })).rejects.toThrow(
      `La carpeta de datos ${dataDir} es anterior a la versión 1.0 y no se puede actualizar. ` +
        'Bórrela para empezar de nuevo o elija otra con DATA_DIR.',
    );
    const database = await open(openDatabase({ dataDir }));
    await expect(migrate(database)).rejects.toBeInstanceOf(MigrationConflict);
    expect(await namesOf(database)).toEqual(before);
  });
});

describe('on PostgreSQL', () => {
  it('two processes that start at once migrate it once', async () => {
    const url = await createDatabase('empty');
    const both = await Promise.all([open(openDatabase({ url })), open(openDatabase({ url }))]);
    const applied = await Promise.all(both.map((database) => migrate(database)));
    expect(applied.map((names) => names.length > 0).toSorted()).toEqual([false, true]);
    const fresh = await open(openCopy('empty'));
    expect(await describeSchema(both[0] as Database)).toEqual(await describeSchema(fresh));
  });

  it('one from before the first release is refused without naming its address, which contains a password', async () => {
    const url = await createDatabase('empty');
    const database = await open(openDatabase({ url }));
    await runScript(database, (run) => run('create table migraciones (nombre text primary key)'));
    await expect(migrate(database)).rejects.toThrow(
      'La base de datos de DATABASE_URL es anterior a la versión 1.0 y no se puede actualizar. Use una vacía.',
    );
  });
});
