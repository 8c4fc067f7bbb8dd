/** Tells which processes of the API still run, so that what a dead one left undone can be taken up at once. */
import { randomInt } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Client, Pool } from 'pg';
import { publicChannel } from './publicChange.ts';

export interface ProcessPresence {
  /** The number by which rows name this process. */
  readonly id: number;
  /** True if that process has ended. False while nobody can know. */
  isGone(id: number): Promise<boolean>;
}

/** Makes the presence in a database that only one process can have open: every other process has ended. */
export function solePresence(): ProcessPresence {
  const id = newId();
  return { id, isGone: async (other) => other !== id };
}

/** The first half of the keys of these advisory locks; an arbitrary number. */
const area = 1_720_391;
/** Milliseconds until a connection that broke is opened again. */
const againMs = 1000;

/**
 * Also passes on what the database tells of public changes. Holds an advisory lock on a connection of its own: PostgreSQL lets it go when the process ends, however it ends. While
 * that connection is broken others may take this process for dead. They then do its work anew, and what it still does
 * is rolled back when it finds its lease in other hands.
 */
export async function announcePresence(
  pool: Pool,
  newClient: () => Client,
  changes: EventEmitter,
): Promise<ProcessPresence & { stop(): Promise<void> }> {
  const id = newId();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void hold().catch(again), againMs);
    timer.unref();
  };
  async function hold(): Promise<void> {
    client = newClient();
    client.on('error', again);
    await client.connect();
    client.once('end', again);
    client.on('notification', () => void changes.emit('change'));
    await client.query(`listen ${publicChannel}`);
    await client.query('select pg_advisory_lock($1, $2)', [area, id]);
    // Changes may have been told while there was no connection.
    changes.emit('change');
  }

  await hold();
  return {
    id,
    async isGone(other) {
      if (other === id) return false;
      // Outside a transaction the lock is let go at once.
      const { rows } = await pool.query('select pg_try_advisory_xact_lock($1, $2) as free', [area, other]);
      return rows[0].free === true;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function newId(): number {
  return randomInt(1, 2 ** 31);
}
