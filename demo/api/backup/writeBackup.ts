/**
 * Writes everything that the API keeps into one file. All of it is in the database, including unsent mails and secrets that the
 * API made. The file is gzip of JSON lines: a head with the migrations, then rows as PostgreSQL writes them. It can be read
 * back into PostgreSQL or an embedded database, whichever it came from, so that one can move to the other.
 */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/db.ts';
import { rows } from '../db/rows.ts';
import { type BackupTable, readTables } from './readTables.ts';

/** Rows per line. */
const rowsAtOnce = 500;

export const backupFormat = 'portal-clientes 1';

/** The first line. */
export interface BackupHead {
  formato: string;
  hechoEl: string;
  /** Hashes, in order. */
  migraciones: string[];
  tablas: BackupTable[];
  secuencias: { nombre: string; valor: string; usada: boolean }[];
}

/**
 * Reads in one snapshot while the API works. A file of that name is replaced only when the new one is whole, and only its
 * owner may read it: it has personal data and secrets. Returns the number of rows.
 * @param file `-` for the standard output
 */
export async function writeBackup(database: Database, file: string): Promise<number> {
  if (file === '-') return writeInto(database, () => process.stdout);
  const unfinished = `${file}.${process.pid}`;
  try {
    const total = await writeInto(database, () =>
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeInto({ db }: Database, openTarget: () => Writable): Promise<number> {
  let total = 0;
  await db.transaction(
    async (tx) => {
      const lines = linesOf(tx, (n) => {
        total = n;
      });
      await pipeline(Readable.from(lines), createGzip(), openTarget());
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return total;
}

async function* linesOf(tx: Db, tell: (total: number) => void): AsyncGenerator<string> {
  const head = await readHead(tx);
  yield `${JSON.stringify(head)}\n`;
  let total = 0;
  for (const { nombre, columnas } of head.tablas) {
    // PostgreSQL writes the JSON, so that amounts, instants and bytes never become JavaScript numbers or dates.
    const select = `select row_to_json(t)::text as row from (select ${columnas} from ${nombre}) t`;
    await tx.execute(sql.raw(`declare filas no scroll cursor for ${select}`));
    for (;;) {
      const found = await rows(tx, sql.raw(`fetch ${rowsAtOnce} from filas`));
      if (found.length === 0) break;
      total += found.length;
      yield `{"tabla":${JSON.stringify(nombre)},"filas":[${found.map(({ row }) => row).join(',')}]}\n`;
    }
    await tx.execute(sql.raw('close filas'));
  }
  tell(total);
  // A backup without this line was cut off.
  yield `${JSON.stringify({ total })}\n`;
}

async function readHead(tx: Db): Promise<BackupHead> {
  const applied = await rows(tx, sql`select hash from drizzle.__drizzle_migrations order by id`);
  const sequences = await rows(
    tx,
    sql`select format('%I.%I', schemaname, sequencename) as nombre, coalesce(last_value, start_value)::text as valor,
      last_value is not null as usada from pg_sequences where schemaname = 'public' order by 1`,
  );
  return {
    formato: backupFormat,
    hechoEl: new Date().toISOString(),
    migraciones: applied.map(({ hash }) => String(hash)),
    tablas: await readTables(tx),
    secuencias: sequences.map(({ nombre, valor, usada }) => ({
      nombre: String(nombre),
      valor: String(valor),
      usada: usada === true,
    })),
  };
}
