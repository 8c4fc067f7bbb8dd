// The API at half of what it can do, for ten minutes (BENCH_MINUTES=60 for an hour), on PostgreSQL: whether memory, handles
// and p99 stay flat, a line a minute. Any answer with a wrong status ends it.
import { startPostgres } from '../postgres/startPostgres.ts';
import type { Filled } from './api/fillBench.ts';
import { type Ask, load } from './api/load.ts';
import { inTurn, scenesOf } from './api/scenes.ts';
import { startBenchServer, type Usage } from './api/startBenchServer.ts';
import type { Bench } from './run.ts';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const CLIENTES = Number(process.env.BENCH_CLIENTES ?? 20_000);
/** Seconds that each line stands for. */
const SECONDS = Math.min(60, MINUTES * 60);
const CONNECTIONS = 20;
/** One sign-in and one application for this many reads. */
const READS = 100;

async function mixOf(filled: Filled, url: string): Promise<() => Ask> {
  const scenes = await scenesOf(filled, url);
  const rare = inTurn(scenes.filter(({ name }) => /^(sign-in|application)/.test(name)));
  const read = inTurn(scenes.filter(({ bare }) => bare !== undefined && bare !== 'cursos'));
  let asked = 0;
  return () => {
    asked += 1;
    return (asked % (READS / 2) === 0 ? rare() : read()).next();
  };
}

const mb = (bytes: number) => (bytes / 1_048_576).toFixed(0);

export const bench: Bench = {
  title: `Half load for ${MINUTES} minutes, ${CONNECTIONS} connections`,
  async *run() {
    const cluster = await startPostgres();
    const databaseUrl = await cluster.createDatabase('remojo');
    const server = await startBenchServer({ databaseUrl, clientes: CLIENTES });
    const next = await mixOf(server.filled as Filled, server.url);
    const full = await load([server], next, { connections: CONNECTIONS, seconds: 5, warmUp: 5 });
    // Each connection waits as long as an answer takes at full load.
    const pauseMs = (CONNECTIONS / full.perSecond) * 1000;
    yield `full load: ${full.perSecond.toFixed(0)} /s, p99 ${full.p99.toFixed(0)} ms`;
    const show = (minute: number, { perSecond, p99 }: { perSecond: number; p99: number }, usage: Usage) =>
      `minute ${String(minute).padStart(3)}: ${perSecond.toFixed(0)} /s, p99 ${p99.toFixed(0)} ms, heap ${mb(usage.heapUsed)} MB, resident ${mb(usage.rss)} MB, handles ${usage.handles}`;
    for (let minute = 1; minute <= Math.max(1, MINUTES); minute += 1) {
      const options = { connections: CONNECTIONS, seconds: SECONDS, pauseMs };
      yield show(minute, await load([server], next, options), await server.usage());
    }
    await server.stop();
    await cluster.stop();
    yield 'no error';
  },
};
