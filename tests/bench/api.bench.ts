// What a call of the API costs beside the same query done bare: an empty route of hono, a route that sends the rows of one
// plain statement as JSON, and ours, asked over the network in one run, among 20,000 clients. On PGlite, and on PostgreSQL
// with one and with two processes of the API. Refuses where the empty route was not steady: its ratios would mean nothing.
import { setTimeout as wait } from 'node:timers/promises';
import { runOnServer } from '../postgres/runOnServer.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import type { Filled } from './api/fillBench.ts';
import { type Ask, load, type Measured } from './api/load.ts';
import { apply, besides, inTurn, type Scene, scenesOf, signIn } from './api/scenes.ts';
import { type BenchServer, startBenchServer } from './api/startBenchServer.ts';
import type { Bench } from './run.ts';

const CLIENTES = Number(process.env.BENCH_CLIENTES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 20;
/** How much the empty route may vary within a part of the run. */
const STEADY = 1.3;

/** New seats of the scarce course for the second part of the run. */
const MORE = 200;

const options = { connections: CONNECTIONS, seconds: SECONDS };

async function measure(servers: readonly BenchServer[], filled: Filled): Promise<string[]> {
  const scenes = await scenesOf(filled, servers[0]?.url ?? '');
  const cliente = inTurn(filled.people.map(({ clienteId }) => clienteId));
  const empty: Measured[] = [];
  const askEmpty = async () => empty.push(await load(servers, () => ({ path: '/vacia' }), options));
  const measured: { scene: Scene; ours: Measured; bare: Measured | undefined }[] = [];
  for (const [i, scene] of scenes.entries()) {
    // Only beside the reads: what applications leave to be done goes on after them.
    if (i % 4 === 0 && i <= 8) await askEmpty();
    const { bare: name } = scene;
    const bare =
      name === undefined
        ? undefined
        : await load(servers, () => ({ path: `/consulta/${name}?cliente=${cliente()}` }), options);
    measured.push({ scene, bare, ours: await load(servers, scene.next, options) });
  }
  const rates = empty.map(({ perSecond }) => perSecond);
  const variation = Math.max(...rates) / Math.min(...rates);
  const yardstick = empty.toSorted((a, b) => a.perSecond - b.perSecond)[1] as Measured;
  if (variation > STEADY) {
    return [`No ratios: the empty route varied by ${percent(variation)}. Run it again on a quiet machine.`];
  }
  return [
    `the empty route varied by ${percent(variation)}`,
    `${''.padEnd(24)}${head}   p50 × bare, rate × empty`,
    row('empty route of hono', yardstick),
    ...measured.flatMap(({ scene, ours, bare }) => [
      ...(bare ? [row(`  bare: ${scene.bare}`, bare)] : []),
      row(scene.name, ours, bare, yardstick),
    ]),
    ...(await waits(servers, filled, scenes)),
    ...(await rush(servers, filled)),
  ];
}

/** What others feel of many sign-ins and of many statements. */
async function waits(
  servers: readonly BenchServer[],
  { correos }: Filled,
  scenes: readonly Scene[],
): Promise<string[]> {
  const list = nextOf(scenes, 'invoices');
  const pdf = nextOf(scenes, 'statement, PDF');
  const correo = inTurn(correos);
  const slow = [
    ['50 sign in', 50, () => signIn(correo())],
    ['10 statements are made', 10, pdf],
  ] as const;
  const lines: string[] = [];
  for (const [name, slowConnections, next] of slow) {
    const { alone, beside, slowPerSecond } = await besides(servers, list, next, {
      ...{ connections: CONNECTIONS, seconds: 2 * SECONDS, slowConnections },
    });
    lines.push(
      `invoices while ${name} (${slowPerSecond.toFixed(0)} /s): p99 ${ms(alone)} → ${ms(beside)}, × ${(beside / alone).toFixed(1)}`,
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
const percent = (ratio: number) => `${Math.round((ratio - 1) * 100)} %`;
const head = ['/s', 'p50 ms', 'p99 ms', 'CPU µs'].map((word) => word.padStart(9)).join('');

function row(name: string, one: Measured, bare?: Measured, empty?: Measured): string {
  const figures = [one.perSecond.toFixed(0), one.p50.toFixed(1), one.p99.toFixed(1), one.cpu.toFixed(0)];
  const ratios = [
    ...(bare ? [`× ${(one.p50 / bare.p50).toFixed(1)}`] : []),
    ...(empty ? [`× ${(one.perSecond / empty.perSecond).toFixed(3)}`] : []),
  ];
  const line = `${name.padEnd(24)}${figures.map((text) => text.padStart(9)).join('')}`;
  return ratios.length > 0 ? `${line}   ${ratios.map((text) => text.padStart(8)).join('')}` : line;
}

function indent(title: string, { clientes, seconds }: Filled, lines: readonly string[]): string[] {
  const filled = `${title}: ${clientes} clients, filled in ${seconds.toFixed(1)} s`;
  return [filled, ...lines.map((line) => `  ${line}`)];
}

async function onPglite(): Promise<string[]> {
  const server = await startBenchServer({ clientes: CLIENTES });
  const filled = server.filled as Filled;
  const lines = indent('PGlite', filled, await measure([server], filled));
  await server.stop();
  return lines;
}

async function onPostgres(): Promise<string[]> {
  const cluster = await startPostgres({ durable: true });
  const url = await cluster.createDatabase('banco');
  const first = await startBenchServer({ databaseUrl: url, clientes: CLIENTES });
  const filled = first.filled as Filled;
  const one = await measure([first], filled);
  const second = await startBenchServer({ databaseUrl: url });
  await runOnServer(url, `update cursos set cupo = ocupados + ${MORE} where id = '${filled.scarce.id}'`);
  const again = { ...filled, scarce: { ...filled.scarce, cupo: MORE } };
  const two = await measure([first, second], again);
  await second.stop();
  await first.stop();
  await cluster.stop();
  return [
    ...indent('PostgreSQL, one process', filled, one),
    ...indent('PostgreSQL, two processes', filled, two),
  ];
}

export const bench: Bench = {
  title: `The API beside the same query done bare, ${CONNECTIONS} connections`,
  async run() {
    return [...(await onPglite()), ...(await onPostgres())];
  },
};
