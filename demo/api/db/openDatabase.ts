/** Opens the database: PGlite in a data folder or in memory, or PostgreSQL by URL. Does not migrate and does not seed. */
import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './db.ts';
import { FairPGlite } from './FairPGlite.ts';
import { lockDataDir } from './lock.ts';
import { openPostgres, type PostgresLimits } from './openPostgres.ts';
import { publicChannel } from './publicChange.ts';

export interface OpenOptions {
  /** The folder of an embedded database; created if it is missing. Only one process may have it open. */
  dataDir?: string | undefined;
  /** `postgres://…` of a PostgreSQL server; wins over dataDir. */
  url?: string | undefined;
  /** In memory only: starts as a copy of this dump instead of empty. */
  copyOf?: Blob | undefined;
  /** The longest times that statements may run and wait on a PostgreSQL server. Default: no limit. */
  limits?: PostgresLimits | undefined;
}

/** Throws DataDirLocked when another process has the folder, or the driver's error when the server does not answer. */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  if (options.url) return openPostgres(options.url, options.limits);
  return options.dataDir ? openFolder(resolve(options.dataDir)) : openMemory(options.copyOf);
}

async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  try {
    const database = ofPglite(await openPglite({ dataDir: join(dataDir, 'pg') }), 'carpeta');
    return {
      ...database,
      dataDir,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** The cache that PostgreSQL zeroes at the start (default 128 MB). The pages of this database are in memory anyway. */
const memoryCache = '16MB';

async function openMemory(copyOf: Blob | undefined): Promise<Database> {
  const startParams = [...FairPGlite.defaultStartParams, '-c', `shared_buffers=${memoryCache}`];
  const opened = await openPglite({ startParams, ...(copyOf && { loadDataDir: copyOf }) });
  return { ...ofPglite(opened, 'memoria'), dump: () => opened.client.dumpDataDir('none') };
}

interface Opened {
  client: FairPGlite;
  changes: EventEmitter;
}

async function openPglite(options: PGliteOptions): Promise<Opened> {
  const client = new FairPGlite(options);
  await client.waitReady;
  const changes = new EventEmitter().setMaxListeners(0);
  await client.listen(publicChannel, () => void changes.emit('change'));
  return { client, changes };
}

function ofPglite({ client, changes }: Opened, kind: 'memoria' | 'carpeta'): Database {
  return {
    db: drizzle({ client }),
    kind,
    now: () => new Date(),
    onPublicChange: (changed) => void changes.on('change', changed),
    async close() {
      if (!client.closed) await client.close();
    },
  };
}
