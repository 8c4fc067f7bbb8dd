/** Applies the migrations that a database lacks, all in one transaction. drizzle-kit writes them. */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { correosInLetters } from './correosInLetters.ts';
import type { Database, Db } from './db.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { rows } from './rows.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The table of drizzle's migrators. We do not use them: they open their own transaction and so cannot run in ours. */
const applied = sql`drizzle.__drizzle_migrations`;

/** An arbitrary id: processes that start together on one PostgreSQL server wait for each other at this lock. */
const advisoryLock = 7_203_917_154;

/** What a migration changes in rows, after its statements, by a rule that SQL does not have. */
const changesOfRows: Readonly<Record<string, (tx: Db) => Promise<void>>> = {
  '0007_correos_en_letras': correosInLetters,
};

/** Other migrations than these made the database. The message is for the person at the terminal. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/**
 * Returns the names of the applied migrations. If it throws MigrationConflict, it has changed nothing.
 * @param only the hashes of the first migrations, to stop after them: what a backup was made with
 */
export function migrate(database: Database, only?: readonly string[]): Promise<string[]> {
  const files = choose(readMigrationFiles({ migrationsFolder }), only);
  return database.db.transaction(async (tx) => {
    // Another process may migrate first, and a large table takes its time.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
    );
    await refuseOlder(database, tx, files[0]);
    const done = await countApplied(tx, files);
    for (const [i, { sql: statements, hash, folderMillis }] of files.entries()) {
      if (i < done) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await changesOfRows[journal.entries[i]?.tag ?? '']?.(tx);
      await tx.execute(sql`insert into ${applied} (hash, created_at) values (${hash}, ${folderMillis})`);
    }
    return journal.entries.slice(done, files.length).map(({ tag }) => tag);
  });
}

/** Returns the names of the migrations that `migrate` would apply. Changes nothing. Throws MigrationConflict as `migrate` does. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const files = readMigrationFiles({ migrationsFolder });
  const [found] = await rows(
    database.db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!found?.known) return journal.entries.map(({ tag }) => tag);
  await refuseOlder(database, database.db, files[0]);
  return journal.entries.slice(await countApplied(database.db, files)).map(({ tag }) => tag);
}

const newer = 'La base de datos es de una versión más nueva que este programa.';

function choose(files: MigrationMeta[], only: readonly string[] | undefined): MigrationMeta[] {
  if (only === undefined) return files;
  if (only[0] !== files[0]?.hash)
    throw new MigrationConflict('El respaldo es anterior a la versión 1.0 y no se puede restaurar.');
  if (only.every((hash, i) => files[i]?.hash === hash)) return files.slice(0, only.length);
  throw new MigrationConflict(newer);
}

/** Databases from before the first release began with another migration, or kept theirs in another table. */
async function refuseOlder({ kind, dataDir }: Database, tx: Db, release?: MigrationMeta): Promise<void> {
  const [found] = await rows(
    tx,
    sql`select to_regclass('migraciones') is not null
      or (select hash from ${applied} order by id limit 1) <> ${release?.hash} as older`,
  );
  if (!found?.older) return;
  throw new MigrationConflict(
    kind === 'postgres'
      ? 'La base de datos de DATABASE_URL es anterior a la versión 1.0 y no se puede actualizar. Use una vacía.'
      : `La carpeta de datos ${dataDir} es anterior a la versión 1.0 y no se puede actualizar. ` +
          'Bórrela para empezar de nuevo o elija otra con DATA_DIR.',
  );
}

/** Returns how many were applied. Throws if they differ from the first files. */
async function countApplied(tx: Db, files: MigrationMeta[]): Promise<number> {
  const done = await rows(tx, sql`select hash, created_at from ${applied} order by id`);
  for (const [i, { hash, created_at }] of done.entries()) {
    const file = files[i];
    if (file?.hash === hash) continue;
    throw new MigrationConflict(
      file && file.folderMillis === Number(created_at)
        ? `La migración ${journal.entries[i]?.tag} cambió después de aplicarse.`
        : newer,
    );
  }
  return done.length;
}
