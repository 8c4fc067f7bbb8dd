/**
 * Makes two databases once, one migrated and one seeded, and every test file opens copies of them: PGlite in memory, or
 * a PostgreSQL of their own in the project `api`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashClave } from '../../../demo/api/cuentas/passwords.ts';
import type { Database } from '../../../demo/api/db/db.ts';
import { migrate } from '../../../demo/api/db/migrate.ts';
import { openDatabase } from '../../../demo/api/db/openDatabase.ts';
import { credenciales } from '../../../demo/api/db/schema/cuentas.ts';
import { seedDemo } from '../../../demo/api/seed/seedDemo.ts';
import { startPostgres } from '../../postgres/startPostgres.ts';
import { demo } from './demo.ts';
import { probeClaveCost } from './probes.ts';
import { today } from './today.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources of copies: dump files, or names of template databases on `url`. */
    bases: { empty: string; demo: string; url?: string };
  }
}

let clean: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  clean = await (project.name === 'api' ? prepareServer(project) : prepareFiles(project));
}

export async function teardown(): Promise<void> {
  await clean?.();
}

async function prepareFiles(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'));
  const bases = { empty: join(folder, 'empty.tar'), demo: join(folder, 'demo.tar') };
  const database = await openDatabase();
  await migrate(database);
  await save(database, bases.empty);
  await seed(database);
  await save(database, bases.demo);
  await database.close();
  project.provide('bases', bases);
  return async () => rmSync(folder, { recursive: true, force: true });
}

/** The demo data, with cheaper password hashes: their cost has its own test. */
async function seed(database: Database): Promise<void> {
  await seedDemo(database, { today });
  await database.db.update(credenciales).set({ hash: await hashClave(demo.password, probeClaveCost) });
}

async function save(database: Database, file: string): Promise<void> {
  const dump = await database.dump?.();
  if (dump) writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

async function prepareServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, createDatabase, stop } = await startPostgres();
  const bases = { empty: 'portal_vacia', demo: 'portal_demo', url };
  for (const name of [bases.empty, bases.demo]) {
    const database = await openDatabase({ url: await createDatabase(name) });
    await migrate(database);
    if (name === bases.demo) await seed(database);
    await database.close();
  }
  project.provide('bases', bases);
  return stop;
}
