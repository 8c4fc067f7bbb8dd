/**
 * Reads a backup into an empty database, all of it or nothing. It makes the tables as they were when the backup was made,
 * fills them, has PostgreSQL check every reference, and then applies the migrations that came since. The owner of the
 * database may do it; no superuser is needed.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { rows } from '../db/rows.ts';
import { withoutTriggers } from '../db/withoutTriggers.ts';
import { readTables } from './readTables.ts';
import { type BackupHead, backupFormat } from './writeBackup.ts';

/** The file cannot be restored into this database. The message is for the person at the terminal; nothing was changed. */
class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/**
 * Returns the number of rows. Throws RestoreRefused, or MigrationConflict for a backup of a newer program.
 * @param file `-` for the standard input
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  await refuseFull(database.db);
  const lines = readLines(file);
  const head = headOf((await lines.next()).value);
  try {
    return await database.db.transaction(async (tx) => {
      await migrate({ ...database, db: tx }, head.migraciones);
      const total = await fill(tx, head, lines);
      await migrate({ ...database, db: tx });
      return total;
    });
  } finally {
    await lines.return(undefined);
  }
}

async function refuseFull(db: Db): Promise<void> {
  const [found] = await rows(
    db,
    sql`select exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as full`,
  );
  if (found?.full) {
    throw new RestoreRefused('La base de datos no está vacía. Elija una vacía: nada se borra ni se mezcla.');
  }
}

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const input: Readable = file === '-' ? process.stdin : createReadStream(file);
  const unzipped = input.pipe(createGunzip());
  // Passes errors of the file on to the reader of the lines.
  input.on('error', (error: Error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
      yield line;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new RestoreRefused(`El archivo ${file} no se puede leer entero (${code}).`, { cause: error });
  } finally {
    input.destroy();
  }
  return undefined;
}

function headOf(line: string | undefined): BackupHead {
  const head = parse(line ?? '') as Partial<BackupHead> | undefined;
  if (head?.formato === backupFormat) return head as BackupHead;
  throw new RestoreRefused('El archivo no es un respaldo del portal.');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function fill(tx: Db, { tablas, secuencias }: BackupHead, lines: AsyncGenerator<string, undefined>) {
  const references = await rows(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const tables = (await readTables(tx)).map(({ nombre }) => nombre);
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const one of statements) await tx.execute(sql.raw(one));
  };
  await run(references.map((one) => String(one.drop)));
  const total = await withoutTriggers(tx, async () => {
    // Rows that migrations wrote are in the backup too.
    await run(tables.map((nombre) => `delete from ${nombre}`));
    return insertAll(tx, new Map(tablas.map((one) => [one.nombre, one.columnas])), lines);
  });
  await run(secuencias.map(({ nombre, valor, usada }) => `select setval('${nombre}', ${valor}, ${usada})`));
  await run(references.map((one) => String(one.add)));
  return total;
}

async function insertAll(
  tx: Db,
  columnsOf: ReadonlyMap<string, string>,
  lines: AsyncGenerator<string, undefined>,
): Promise<number> {
  let total = 0;
  for await (const line of lines) {
    const end = /^\{"total":(\d+)\}$/.exec(line);
    if (end && Number(end[1]) === total) return total;
    const start = /^\{"tabla":("[^"]+"),"filas":/.exec(line);
    const nombre = start ? String(JSON.parse(start[1] ?? '')) : '';
    const columns = columnsOf.get(nombre);
    if (!start || columns === undefined) break;
    // Passed on unchanged, because PostgreSQL wrote it.
    const list = line.slice(start[0].length, -1);
    const from = sql`json_populate_recordset(null::${sql.raw(nombre)}, ${list}::json)`;
    const into = sql.raw(
      `insert into ${nombre} (${columns}) overriding system value select ${columns} from `,
    );
    const [done] = await rows(
      tx,
      sql`with added as (${into}${from} returning 1) select count(*)::int as n from added`,
    );
    total += Number(done?.n);
  }
  throw new RestoreRefused('El respaldo está incompleto: no se restauró nada.');
}
