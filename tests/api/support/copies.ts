/**
 * Databases for files and for single tests. Opening a copy takes ten times as long as restoring one, so the files and tests of
 * a worker use the same copies one after the other, and each gets a restored one.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../demo/api/db/db.ts';
import { openDatabase } from '../../../demo/api/db/openDatabase.ts';
import { type ServerOptions, type StartedServer, startServer } from '../../../demo/server.ts';
import { runOnServer } from '../../postgres/runOnServer.ts';
import { runScript } from './runScript.ts';

export type Base = 'empty' | 'demo';

const dumpOf = (file: string): Blob => new Blob([readFileSync(file)]);

/** Opens a new copy of a prepared database, which the caller may change. */
export async function openCopy(base: Base = 'demo'): Promise<Database> {
  const bases = inject('bases');
  if (bases.url === undefined) return openDatabase({ copyOf: dumpOf(bases[base]) });
  const { url, drop } = await createCopy(base);
  const database = await openDatabase({ url });
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}

/** Makes a copy on the server of this suite, to be opened by its address. A caller that makes many drops them. */
export async function createCopy(base: Base): Promise<{ url: string; drop: () => Promise<void> }> {
  const bases = inject('bases');
  if (bases.url === undefined) throw new Error('This suite has no database server.');
  const server = bases.url;
  const name = `${bases[base]}_${randomUUID().slice(0, 8)}`;
  await runOnServer(server, `create database ${name} template ${bases[base]}`);
  return {
    url: String(Object.assign(new URL(server), { pathname: name })),
    drop: async () => void (await runOnServer(server, `drop database ${name} with (force)`)),
  };
}

/** Starts a server with a copy of the migrated database: a tenth of the time of migrating. */
export async function serveCopy(options: Pick<ServerOptions, 'env'> = {}): Promise<StartedServer> {
  const bases = inject('bases');
  if (bases.url === undefined)
    return startServer({ port: 0, memory: true, copyOf: dumpOf(bases.empty), ...options });
  const { url, drop } = await createCopy('empty');
  const server = await startServer({ port: 0, databaseUrl: url, ...options });
  let closing: Promise<void> | undefined;
  return { ...server, close: () => (closing ??= server.close().then(drop)) };
}

interface Copy {
  database: Database;
  /** Its schema, to notice if a test changes it. */
  shape: string;
  /** The script that empties every table and fills it again. */
  restoring: string;
}

const free: Record<Base, Copy[]> = { empty: [], demo: [] };

/** Lends a copy that nobody else uses until it is given back. */
export async function lendCopy(base: Base): Promise<{ database: Database; giveBack: () => Promise<void> }> {
  const lent = free[base].pop() ?? (await keep(await openCopy(base)));
  return { database: lent.database, giveBack: () => takeBack(base, lent) };
}

const shape = `
  select md5(string_agg(what, ' ' order by what)) as shape from (
    select format('%s %s %s', attrelid::regclass, attname, atttypid) as what from pg_attribute where attnum > 0
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select format('%s %s', conrelid::regclass, conname) from pg_constraint
  ) everything`;

const tables = `
  select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`;

/** Copies its rows into another schema. */
async function keep(database: Database): Promise<Copy> {
  return runScript(database, async (run) => {
    const found = (await run(tables)).map(({ name, columns }) => ({
      name: String(name),
      columns: String(columns),
    }));
    const copy = found.map(
      ({ name, columns }) => `create table copia.${name} as select ${columns} from public.${name};`,
    );
    await run(`create schema copia; ${copy.join(' ')}`);
    const fill = found.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select * from copia.${name};`,
    );
    const names = found.map(({ name }) => `public.${name}`).join(', ');
    const sequences = await run(
      "select quote_literal(format('%I.%I', schemaname, sequencename)) as name, coalesce(last_value, start_value) as valor, last_value is not null as used from pg_sequences where schemaname = 'public'",
    );
    const counts = sequences.map(({ name, valor, used }) => `select setval(${name}, ${valor}, ${used});`);
    const [made] = await run(shape);
    return {
      database,
      shape: String(made?.shape),
      // Work that a test left under way may have a table locked.
      restoring: `set local lock_timeout = '2s'; set local session_replication_role = replica; truncate ${names}; ${fill.join(' ')} ${counts.join(' ')}`,
    };
  });
}

async function takeBack(base: Base, lent: Copy): Promise<void> {
  if (await restore(lent).catch(() => false)) free[base].push(lent);
  else await lent.database.close();
}

/** Restores the rows. Returns false if a test has closed the database or changed its schema. */
async function restore({ database, shape: known, restoring }: Copy): Promise<boolean> {
  return runScript(database, async (run) => {
    const [now] = await run(shape);
    if (now?.shape !== known) return false;
    await run(restoring);
    return true;
  });
}
