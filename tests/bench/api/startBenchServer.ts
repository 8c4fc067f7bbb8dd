/** Starts benchServer.ts as another process, on a database of its own in memory or on a PostgreSQL server. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Filled } from './fillBench.ts';
import type { Target } from './load.ts';

/** The process's present use of memory (bytes) and processor (microseconds). */
export interface Usage {
  cpu: number;
  heapUsed: number;
  rss: number;
  handles: number;
}

export interface BenchServer extends Target {
  url: string;
  filled: Filled | undefined;
  /** After a garbage collection. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface Options {
  /** Default: PGlite in memory. */
  databaseUrl?: string;
  /** Fills the database with this many clients. */
  clientes?: number;
}

export async function startBenchServer({ databaseUrl, clientes }: Options): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'benchServer.ts'), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...(process.env.BENCH_NODE?.split(' ') ?? []),
    ],
    env: {
      ...process.env,
      ...(databaseUrl === undefined ? {} : { URL_BANCO: databaseUrl }),
      ...(clientes === undefined ? {} : { CLIENTES: String(clientes) }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [first] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof first !== 'object' || first === null) throw new Error(`The server ended with ${first}.`);
  const { url, filled } = first as { url: string; filled: Filled | undefined };
  const ask = async (what: 'cpu' | 'collect'): Promise<Usage> => {
    const answer = once(child, 'message');
    child.send(what);
    return ((await answer) as [Usage])[0];
  };
  return {
    url,
    filled,
    cpu: async () => (await ask('cpu')).cpu,
    usage: () => ask('collect'),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
