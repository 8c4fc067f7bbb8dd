/**
 * Migrations only widen (expand), so that the release before goes on working while the next one starts; what nobody uses any
 * more is removed a release later (contract). The dump of the last release stands for the program before: its tables, and
 * the rows that it writes, by its own list of columns.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { serve } from '../api/support/api.ts';
import { openCopy } from '../api/support/copies.ts';
import { runScript } from '../api/support/runScript.ts';

const releases = join(import.meta.dirname, '../api/releases');
const [last = ''] = readdirSync(releases)
  .map((name) => name.replace(/\.sql$/, ''))
  .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
const dump = readFileSync(join(releases, `${last}.sql`), 'utf8');

/** A migration takes these away although the release before still used them, each with the reason why nobody notices. */
const takenAway: Readonly<Record<string, string>> = {};

const run = (database: Database, text: string) => runScript(database, (script) => script(text));

async function columnsOf(database: Database): Promise<Map<string, { type: string; mustBeGiven: boolean }>> {
  const found = await run(
    database,
    `select format('%s.%s', table_name, column_name) as name, coalesce(domain_name, udt_name) as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as must
     from information_schema.columns where table_schema = 'public'`,
  );
  return new Map(
    found.map(({ name, type, must }) => [String(name), { type: String(type), mustBeGiven: must === true }]),
  );
}

/** Says in words what the release before would stumble over. */
async function findNarrowed(before: Database, after: Database): Promise<string[]> {
  const [old, now] = [await columnsOf(before), await columnsOf(after)];
  const tables = new Set([...old.keys()].map((name) => name.split('.')[0]));
  return [
    ...[...old].flatMap(([name, { type }]) => {
      const found = now.get(name);
      if (!found) return name in takenAway ? [] : [`${name} is gone`];
      return found.type === type ? [] : [`${name} is ${found.type} and was ${type}`];
    }),
    ...[...now].flatMap(([name, { mustBeGiven }]) => {
      const isNew = tables.has(name.split('.')[0]) && !old.has(name);
      const isStricter = mustBeGiven && (isNew || old.get(name)?.mustBeGiven === false);
      return isStricter ? [`${name} must be given, and the release before does not give it`] : [];
    }),
  ];
}

async function open(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
}

describe(`release ${last} and this one, on one database`, () => {
  it('both write into it, and this one serves what the other wrote', async () => {
    const before = await open(openDatabase());
    await run(before, dump);
    const both = await open(openDatabase());
    await migrate(both);
    expect(await findNarrowed(before, both)).toEqual([]);
    // The other release comes with its rows after the migrations of this one. Rules for single rows are checked as they come.
    const from = dump.indexOf('\ninsert into public.');
    const its = dump.slice(from, dump.indexOf('\nset session_replication_role = origin'));
    expect(its.match(/^insert into public\./gm)?.length).toBeGreaterThan(15);
    const clear = 'delete from institucion; delete from consecutivos;';
    await run(both, ['set local session_replication_role = replica;', clear, its].join('\n'));
    const api = await serve(both, {}, async () => undefined);
    onTestFinished(() => api.services.pasarela.close());
    expect(await api.login()).toMatch(/^ey/);
  });
});

it('a migration that the release before would stumble over is found', async () => {
  const [before, after] = [await open(openCopy('empty')), await open(openCopy('empty'))];
  const found = async (text: string) => {
    await run(after, text);
    return findNarrowed(before, after);
  };
  expect(await found('alter table limites add column sede text')).toEqual([]);
  expect(await found('alter table limites alter column sede set not null')).toEqual([
    'limites.sede must be given, and the release before does not give it',
  ]);
  expect(await found("alter table limites alter column sede set default ''")).toEqual([]);
  expect(await found('alter table cursos rename column cuotas to plazos')).toEqual(['cursos.cuotas is gone']);
  expect(await found('alter table limites alter column previos type bigint')).toContain(
    'limites.previos is int8 and was int4',
  );
  expect(await found('drop table limites')).toContain('limites.clave is gone');
});
