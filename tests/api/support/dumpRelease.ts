// `npx node tests/api/support/dumpRelease.ts 1.1`: keeps a release's tables, with the demo client's rows in them, as
// tests/api/releases/1.1.sql. From then on a test migrates that database to what the code is by then.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from '../../../demo/api/db/migrate.ts';
import { openDatabase } from '../../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../../demo/api/seed/seedDemo.ts';
import { runScript } from './runScript.ts';
import { today } from './today.ts';

const release = process.argv[2];
if (!release) throw new Error('Which release? npx node tests/api/support/dumpRelease.ts 1.1');
const migrationsFolder = join(import.meta.dirname, '../../../demo/api/db/migrations');
const database = await openDatabase();
await migrate(database);
await seedDemo(database, { today, clientes: 1 });
const rows = await runScript(database, async (run) => {
  await run('delete from cursos c where not exists (select from inscripciones i where i.curso_id = c.id)');
  const tables = await run(`
    select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`);
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const [found] = await run(`select json_agg(t)::text as json from (select ${columns} from ${name}) t`);
    if (found?.json) {
      const json = String(found.json).replaceAll("'", "''");
      inserts.push(
        `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, '${json}');`,
      );
    }
  }
  const sequences = await run(`
    select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as text
    from pg_sequences where last_value is not null order by 1`);
  return [...inserts, ...sequences.map(({ text }) => text)];
});
await database.close();
writeFileSync(
  join(import.meta.dirname, '../releases', `${release}.sql`),
  [
    `-- Release ${release}: its migrations as they were, and some rows. Made by tests/api/support/dumpRelease.ts; never edited.`,
    ...readMigrationFiles({ migrationsFolder }).map((file) => file.sql.join('')),
    'create schema drizzle;',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);',
    'set session_replication_role = replica;',
    ...rows,
    'set session_replication_role = origin;',
    '',
  ].join('\n'),
);
