/**
 * Opens a PostgreSQL server with a limit on every wait. The server ends long statements, waits for locks and forgotten
 * transactions itself; a socket is destroyed when the server, or the network to it, no longer responds.
 */
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import type { Database, Db } from './db.ts';
import { isLostConnection, NothingCommitted } from './lostConnection.ts';
import { listenToServer } from './publicChange.ts';
import { queryAgain } from './queryAgain.ts';
import { type DatabaseClock, startDatabaseClock } from './startDatabaseClock.ts';

/** Milliseconds. */
export interface PostgresLimits {
  /** The longest time for one statement. */
  statementMs: number;
  /** The longest time that a statement waits for a lock. */
  lockMs: number;
}

const connectionsMax = 10;
/** The longest time, in milliseconds, that the server takes to accept a connection. */
const connectMs = 5000;
/** The server may be silent this many milliseconds longer than the longest statement. Idle connections end earlier. */
const silenceMs = 3000;

/** Without `limits` statements may run as long as they need, for example while seeding. */
export async function openPostgres(url: string, limits?: PostgresLimits): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    ...(limits && withLimits(limits)),
  });
  // Without a listener a connection that breaks would end the process. Its queries fail, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const changes = new EventEmitter().setMaxListeners(0);
  let clock: DatabaseClock;
  let stopListening: () => Promise<void>;
  try {
    stopListening = await listenToServer(
      () => new Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true }),
      changes,
    );
    clock = await startDatabaseClock(async () => {
      const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
      return Number(rows[0].ms);
    });
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  // Drizzle's own transaction on a pool leaks the connection if its `begin` fails, until the pool has none left.
  const transaction: Db['transaction'] = async (work, config) => {
    let client: PoolClient | undefined;
    let mayBeCommitted = false;
    try {
      client = await pool.connect();
      return await drizzle({ client }).transaction(async (tx) => {
        const result = await work(tx);
        // The commit may have been sent from here on.
        mayBeCommitted = true;
        return result;
      }, config);
    } catch (error) {
      throw !mayBeCommitted && isLostConnection(error) ? new NothingCommitted(error) : error;
    } finally {
      client?.release();
    }
  };
  pool.query = queryAgain(pool);
  const end = async (): Promise<void> => {
    clock.stop();
    await stopListening();
    await pool.end();
  };
  let ending: Promise<void> | undefined;
  return {
    db: Object.assign(drizzle({ client: pool }), { transaction }),
    kind: 'postgres',
    now: clock.now,
    onPublicChange: (changed) => void changes.on('change', changed),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (ending ??= end()),
  };
}

function withLimits({ statementMs, lockMs }: PostgresLimits) {
  return {
    // Also limits how long a query waits for a connection, so that a rush of hundreds is served.
    connectionTimeoutMillis: statementMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
    idleTimeoutMillis: statementMs,
    stream: () => openSocket(statementMs + silenceMs),
  };
}

function openSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () =>
    socket.destroy(new Error('Connection terminated: it says nothing.')),
  );
}
