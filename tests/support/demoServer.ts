// Servers with the demo data. Filling a database takes seconds, and opening a copy half a second.
import { readFile, writeFile } from 'node:fs/promises';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';

/** Writes a dump of the demo data to `file`. */
export async function dumpDemo(file: string): Promise<void> {
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
