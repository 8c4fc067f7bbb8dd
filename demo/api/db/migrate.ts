/** Brings a database up to date: the SQL files of ./migrations in order of name, all in one transaction, each once. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './db.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Any number that is ours: processes that start at once on one PostgreSQL server wait for each other by it. */
const advisoryLock = 7_203_917_154;

/** The database was made by other files than these: going on would guess. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/** Applies what is missing and answers its names; nothing to do gives []. Throws MigrationConflict. */
export async function migrate(database: Database): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return database.script(async (run) => {
    await run(`select pg_advisory_xact_lock(${advisoryLock})`);
    await run(`create table if not exists migraciones (
      nombre text primary key, huella text not null, aplicada_el timestamptz not null default now())`);
    const done = new Map(
      (await run('select nombre, huella from migraciones')).map((row) => [row.nombre, row.huella]),
    );
    const unknown = [...done.keys()].filter((name) => !files.includes(String(name)));
    if (unknown.length > 0) {
      throw new MigrationConflict(
        `La base de datos es de una versión más nueva: conoce ${unknown.join(', ')}.`,
      );
    }
    const applied: string[] = [];
    for (const name of files) {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const huella = createHash('sha256').update(text).digest('hex');
      if (done.get(name) === huella) continue;
      if (done.has(name)) throw new MigrationConflict(`La migración ${name} cambió después de aplicarse.`);
      await run(text);
      // Both values are made of letters, digits, dots and hyphens: file names of ours and a hexadecimal hash.
      await run(`insert into migraciones (nombre, huella) values ('${name}', '${huella}')`);
      applied.push(name);
    }
    return applied;
  });
}
