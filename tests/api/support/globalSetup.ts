/**
 * Makes two databases once, one migrated and one seeded, and every test file opens copies of them: PGlite in memory, or
 * PostgreSQL where API_TEST_DATABASE_URL names a server whose user may create databases.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../../demo/api/db/db.ts';
import { migrate } from '../../../demo/api/db/migrate.ts';
import { openDatabase } from '../../../demo/api/db/openDatabase.ts';
import { seedDemo } from '../../../demo/api/seed/seedDemo.ts';
import { runOnServer } from '../../postgres/runOnServer.ts';
import { today } from './today.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources of copies: dump files, or names of template databases on `url`. */
    bases: { vacia: string; demo: string; url?: string };
  }
}

let clean: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const url = process.env.API_TEST_DATABASE_URL;
  clean = await (url ? prepareServer(project, url) : prepareFiles(project));
}

export async function teardown(): Promise<void> {
  await clean?.();
}

async function prepareFiles(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'));
  const bases = { vacia: join(folder, 'vacia.tar'), demo: join(folder, 'demo.tar') };
  const database = await openDatabase();
  await migrate(database);
  await save(database, bases.vacia);
  await seedDemo(database, { today });
  await save(database, bases.demo);
  await database.close();
  project.provide('bases', bases);
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function save(database: Database, file: string): Promise<void> {
  const dump = await database.dump?.();
  if (dump) writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

async function prepareServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const bases = { vacia: `portal_vacia_${process.pid}`, demo: `portal_demo_${process.pid}`, url };
  for (const name of [bases.vacia, bases.demo]) {
    await runOnServer(url, `create database ${name}`);
    const database = await openDatabase({ url: String(Object.assign(new URL(url), { pathname: name })) });
    await migrate(database);
    if (name === bases.demo) await seedDemo(database, { today });
    await database.close();
  }
  project.provide('bases', bases);
  return async () => {
    const mine = `portal\\_%\\_${process.pid}%`;
    const made = await runOnServer(url, `select datname from pg_database where datname like '${mine}'`);
    for (const { datname } of made) await runOnServer(url, `drop database ${datname} with (force)`);
  };
}
