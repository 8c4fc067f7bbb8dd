/** The tables in the code equal those that the migrations make. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { openCopy } from './support/copies.ts';

// drizzle-kit adds this method to every array, and pdf.js fails with it in later test files.
Reflect.deleteProperty(Array.prototype, 'random');

const folder = join(import.meta.dirname, '../../demo/api/db');
const modules = await Promise.all(
  readdirSync(join(folder, 'schema')).map(
    (file): Promise<Record<string, unknown>> => import(join(folder, 'schema', file)),
  ),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, Table));

let database: Database;
beforeAll(async () => {
  database = await openCopy('empty');
});
afterAll(() => database.close());

it('every change of the tables in the code has a migration: `npm run db:generate` writes one', async () => {
  const snapshot = readdirSync(join(folder, 'migrations/meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const last = JSON.parse(readFileSync(join(folder, 'migrations/meta', snapshot ?? ''), 'utf8'));
  const now = generateDrizzleJson(Object.assign({}, ...modules), last.id);
  expect(await generateMigration(last, now)).toEqual([]);
});

it('the code has the same tables, columns, types and nullability in TypeScript and in SQL', async () => {
  const found = await rows(
    database.db,
    sql`select format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) as column, a.attnotnull
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  const inSql = found.map(({ column, attnotnull }) => `${column} ${attnotnull ? 'not null' : 'null'}`);
  const inCode = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) =>
        `${getTableName(table)}.${column.name} ${column.getSQLType().replace(', ', ',')} ${column.notNull ? 'not null' : 'null'}`,
    ),
  );
  expect(inCode.length).toBeGreaterThan(300);
  expect(inCode.toSorted()).toEqual(inSql.toSorted());
});

it('the database checks every key with owner and currency only after reunir_clientes()', async () => {
  expect(
    await rows(
      database.db,
      sql`select conname from pg_constraint where contype = 'f' and cardinality(conkey) = 3 and not condeferrable`,
    ),
  ).toEqual([]);
});
