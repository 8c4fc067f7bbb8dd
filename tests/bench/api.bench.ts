// Compares calls of the API with two yardsticks: an empty Hono route, and a route that sends the rows of one plain statement as
// JSON. All are requested over the network in one run, among 20,000 clients, on PGlite, and on PostgreSQL with one and with two
// processes.
import { setTimeout as wait } from 'node:timers/promises';
import { runOnServer } from '../postgres/runOnServer.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import type { Filled } from './api/fillBench.ts';
import { type Ask, load, type Measured, type Target } from './api/load.ts';
import { type Beside, measureBeside } from './api/measure.ts';
import { apply, besides, inTurn, type Scene, scenesOf, signIn } from './api/scenes.ts';
import { type BenchServer, startBenchServer } from './api/startBenchServer.ts';
import type { Bench } from './run.ts';

const CLIENTES = Number(process.env.BENCH_CLIENTES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const CONNECTIONS = 20;
const ON = (process.env.BENCH_ON ?? 'pglite,postgres,two').split(',');
const SCENES = new RegExp(process.env.BENCH_SCENES ?? '');

/** New seats of the scarce course for the second part of the run. */
const MORE = 200;

const options = { connections: CONNECTIONS, seconds: SECONDS };

interface Asked {
  servers: readonly BenchServer[];
  /** The database's processes, if it has its own. */
  database?: Target;
}

async function measure({ servers, database }: Asked, filled: Filled): Promise<string[]> {
  const scenes = await scenesOf(filled, servers[0]?.url ?? '');
  const targets = database ? [...servers, database] : servers;
  const lines = [
    `${''.padEnd(24)}${head}${'p50 × bare'.padStart(13)}${'CPU × bare'.padStart(12)}${'rate × empty'.padStart(14)}`,
  ];
  for (const scene of scenes.filter(({ name }) => SCENES.test(name))) {
    lines.push(...linesOf(scene, await measureBeside(targets, filled, scene, options)));
  }
  return [...lines, ...(await waits(servers, filled, scenes)), ...(await rush(servers, filled))];
}

function linesOf({ name, bare: query }: Scene, { empty, bare, ours, ratios }: Beside): string[] {
  const ratio = (value: number | undefined, digits: number, width: number) =>
    (value === undefined ? '' : `× ${value.toFixed(digits)}`).padStart(width);
  return [
    row('  empty route', empty),
    ...(bare ? [row(`  bare: ${query}`, bare)] : []),
    `${row(name, ours)}${ratio(ratios.p50, 1, 13)}${ratio(ratios.cpu, 1, 12)}${ratio(ratios.rate, 3, 14)}`,
  ];
}

/** Measures how long others wait during many sign-ins and many statements. */
async function waits(
  servers: readonly BenchServer[],
  { correos }: Filled,
  scenes: readonly Scene[],
): Promise<string[]> {
  const list = nextOf(scenes, 'invoices');
  const pdf = nextOf(scenes, 'statement, PDF');
  const correo = inTurn(correos);
  const slow = [
    ['while 50 sign in', 50, () => signIn(correo())],
    ['while 10 statements are made', 10, pdf],
  ] as const;
  const lines: string[] = [];
  for (const [name, slowConnections, next] of slow.filter(([one]) => SCENES.test(one))) {
    const { alone, beside, ratio, slowPerSecond } = await besides(servers, list, next, {
      connections: CONNECTIONS,
      seconds: 2 * SECONDS,
      slowConnections,
    });
    lines.push(
      `invoices ${name} (${slowPerSecond.toFixed(0)} /s): p99 ${ms(alone)} → ${ms(beside)}, × ${ratio.toFixed(1)}`,
    );
  }
  return lines;
}

function nextOf(scenes: readonly Scene[], name: string): () => Ask {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return scene.next;
}

/** Everybody wants a seat of one course: how fast, and that no seat is sold twice. */
async function rush(servers: readonly BenchServer[], { scarce }: Filled): Promise<string[]> {
  if (!SCENES.test('everybody at once')) return [];
  const { perSecond, p99 } = await load(servers, () => apply(scarce.id), options);
  let free = -1;
  for (let looks = 0; looks < 600 && free !== 0; looks += 1) {
    await wait(100);
    const answer = await fetch(`${servers[0]?.url}/api/cliente/cursos/${scarce.id}`);
    free = ((await answer.json()) as { cuposDisponibles: number }).cuposDisponibles;
  }
  return [
    `${scarce.cupo} seats, everybody at once: ${perSecond.toFixed(0)} applications /s, p99 ${ms(p99)}, ${free} seats left`,
  ];
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const head = ['/s', 'p50 ms', 'p99 ms', 'CPU µs'].map((word) => word.padStart(9)).join('');

function row(name: string, { perSecond, p50, p99, cpu }: Measured): string {
  const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpu.toFixed(0)];
  return `${name.padEnd(24)}${figures.map((text) => text.padStart(9)).join('')}`;
}

function indent(title: string, { clientes, seconds }: Filled, lines: readonly string[]): string[] {
  const filled = `${title}: ${clientes} clients, filled in ${seconds.toFixed(1)} s`;
  return [filled, ...lines.map((line) => `  ${line}`)];
}

async function onPglite(): Promise<string[]> {
  const server = await startBenchServer({ clientes: CLIENTES });
  const filled = server.filled as Filled;
  const lines = indent('PGlite', filled, await measure({ servers: [server] }, filled));
  await server.stop();
  return lines;
}

async function onPostgres(): Promise<string[]> {
  const cluster = await startPostgres({ durable: true });
  const url = await cluster.createDatabase('banco');
  const database = { url: undefined, cpu: async () => cluster.cpu() };
  const first = await startBenchServer({ databaseUrl: url, clientes: CLIENTES });
  const filled = first.filled as Filled;
  const lines: string[] = [];
  if (ON.includes('postgres')) {
    lines.push(
      ...indent('PostgreSQL, one process', filled, await measure({ servers: [first], database }, filled)),
    );
  }
  if (ON.includes('two')) {
    const second = await startBenchServer({ databaseUrl: url });
    await runOnServer(url, `update cursos set cupo = ocupados + ${MORE} where id = '${filled.scarce.id}'`);
    const again = { ...filled, scarce: { ...filled.scarce, cupo: MORE } };
    const servers = [first, second];
    lines.push(...indent('PostgreSQL, two processes', filled, await measure({ servers, database }, again)));
    await second.stop();
  }
  await first.stop();
  await cluster.stop();
  return lines;
}

export const bench: Bench = {
  title: `The API beside the bare query, ${CONNECTIONS} connections`,
  async run() {
    return [
      ...(ON.includes('pglite') ? await onPglite() : []),
      ...(ON.some((one) => one !== 'pglite') ? await onPostgres() : []),
    ];
  },
};
