import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { runOnServer } from '../postgres/runOnServer.ts';

/** Creates a database on the suite's server and returns its address. */
export async function createDatabase(base: 'empty' | 'migrated'): Promise<string> {
  const { url, migrated } = inject('cluster');
  const name = `portal_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}${base === 'migrated' ? ` template ${migrated}` : ''}`);
  return String(Object.assign(new URL(url), { pathname: name }));
}
