/** The faults: what happens while people enrol and pay, and how it ends. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runOnServer } from '../postgres/runOnServer.ts';
import type { ApiProcess } from '../postgres/startApiProcess.ts';
import type { FaultProxy } from '../postgres/startFaultProxy.ts';
import type { Cluster } from '../postgres/startPostgres.ts';
import type { Working } from './startWork.ts';

/** Two processes of the API, with the proxy between them and PostgreSQL. */
export interface Stage {
  cluster: Cluster;
  /** The database's address, without the proxy. */
  url: string;
  proxy: FaultProxy;
  /** The work asks these in turn; a scene replaces what it kills, as whatever runs the processes does. */
  apis: ApiProcess[];
  startApi(options?: { shiftsClock?: boolean }): Promise<ApiProcess>;
  /** The mount that the files of PostgreSQL are on, if it could be made. */
  disk: string | undefined;
}

export interface Scene {
  name: string;
  /** The share of the work: 1 is all of it. */
  share: number;
  /** Says why it cannot be played here; undefined if it can. */
  skip?(stage: Stage): string | undefined;
  /** Begins with the work. Resolves when the fault is over; the work goes on. */
  play(stage: Stage, reached: Working['reached']): Promise<void>;
}

const net = (name: string, fault: Parameters<FaultProxy['set']>[0], ms: number): Scene => ({
  name,
  share: 0.2,
  async play({ proxy }, reached) {
    await reached(0.2);
    proxy.set(fault);
    await wait(ms);
    proxy.set({ mode: 'pass' });
  },
});

export const scenes: readonly Scene[] = [
  net('the network delays 50 ms and resets 1 %', { mode: 'pass', delayMs: 50, resets: 0.01 }, 8000),
  net('the network says nothing for 5 s', { mode: 'hold' }, 5000),
  net('the network refuses for 5 s', { mode: 'cut' }, 5000),
  net('the network closes one half', { mode: 'pass', halfCloses: 0.02 }, 5000),
  {
    name: 'kill -9 of the API, three times',
    share: 1,
    async play(stage, reached) {
      for (let i = 0; i < 3; i += 1) {
        await reached(0.2 + i * 0.3);
        await stage.apis[i % 2]?.kill();
        stage.apis[i % 2] = await stage.startApi();
      }
    },
  },
  {
    name: 'kill -9 of PostgreSQL, three times',
    share: 1,
    async play({ cluster }, reached) {
      for (let i = 0; i < 3; i += 1) {
        await reached(0.2 + i * 0.3);
        await cluster.crash();
        await cluster.restart();
      }
    },
  },
  {
    name: 'the disk is full for 5 s',
    share: 0.2,
    skip: ({ disk }) => (disk === undefined ? 'no file system can be mounted here' : undefined),
    async play({ cluster, disk = '' }, reached) {
      await reached(0.2);
      const filler = join(disk, 'filler');
      const until = performance.now() + 5000;
      while (performance.now() < until) {
        // PostgreSQL gives some room back as it works.
        fill(filler);
        await wait(50);
      }
      rmSync(filler);
      // Without room for its journal PostgreSQL ends; whatever runs it starts it again.
      await cluster.restart();
    },
  },
  {
    name: 'the database is read-only for 5 s, as after a wrong failover',
    share: 0.2,
    async play({ url }, reached) {
      await reached(0.2);
      const name = new URL(url).pathname.slice(1);
      const set = async (value: string) => {
        await runOnServer(url, `alter database ${name} set default_transaction_read_only = ${value}`);
        await runOnServer(
          url,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
        );
      };
      await set('on');
      await wait(5000);
      await runOnServer(
        url.replace(/\/[^/]*$/, '/postgres'),
        `alter database ${name} reset default_transaction_read_only`,
      );
      await runOnServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
    },
  },
  {
    name: 'the clock of one process jumps 2 h ahead, then 2 h back',
    share: 0.2,
    async play(stage, reached) {
      await stage.apis[0]?.stop();
      stage.apis[0] = await stage.startApi({ shiftsClock: true });
      for (const share of [0.3, 0.6]) {
        await reached(share);
        stage.apis[0].signal('SIGUSR2');
      }
      await reached(0.9);
      await stage.apis[0].stop();
      stage.apis[0] = await stage.startApi();
    },
  },
  {
    name: 'the next release widens every table while this one works',
    share: 0.2,
    async play({ url }, reached) {
      await reached(0.1);
      const tables = await runOnServer(
        url,
        `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
      );
      for (const { name } of tables) {
        await runOnServer(url, `alter table ${name} add column siguiente_version text`);
        await runOnServer(url, `create index concurrently on ${name} (siguiente_version)`);
      }
    },
  },
];

/** Returns once there is no room for one more piece. */
function fill(file: string): void {
  const piece = Buffer.alloc(64 * 1024);
  const target = openSync(file, 'a');
  try {
    for (;;) writeSync(target, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(target);
  }
}
