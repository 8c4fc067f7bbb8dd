// Servers with the demo data. Filling a database takes seconds, and opening a copy half a second.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';
import { SHARED_DEMO_DATA } from './sharedDemoData.ts';

export interface DemoData {
  /** A dump of the demo data, as of the day on which it was made. */
  file: string;
  remove: () => Promise<void>;
}

/** Makes the demo data, or finds what an earlier suite made. */
export async function makeDemoData(): Promise<DemoData> {
  const shared = process.env[SHARED_DEMO_DATA];
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  const file = join(folder, 'demo.tar');
  const remove = () => rm(folder, { recursive: true, force: true });
  if (shared && existsSync(shared)) return { file: shared, remove };
  await dumpDemo(file);
  if (!shared) return { file, remove };
  await rename(file, shared);
  return { file: shared, remove };
}

async function dumpDemo(file: string): Promise<void> {
  const database = await openDatabase();
  await migrate(database);
  await seedDemo(database, { today: new Date() });
  const dump = await database.dump?.();
  await database.close();
  if (dump) await writeFile(file, dump.stream());
}

/** Starts a server with a copy of the demo data in `file`, on a free port. */
export async function startDemo(
  file: string,
  options: Pick<ServerOptions, 'env' | 'now'> = {},
): Promise<RunningServer> {
  const copyOf = new Blob([await readFile(file)]);
  return startServer({ port: 0, memory: true, copyOf, ...options });
}
