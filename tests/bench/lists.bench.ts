// Measures the time that each list of the API, the balance and the statement take for a client among 2,000 and among 20,000,
// on PGlite and on PostgreSQL, and its growth: a page must cost the same however many other clients there are. Asks through
// the whole API (token, validation, JSON) but without a network. The two take turns, so that other load on the machine
// slows both alike. Also measures one client with 2,000 rows of each kind.
import { buildApp, createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { addManyClientes } from '../api/support/manyClientes.ts';
import { addCliente, type SignedIn } from '../api/support/school.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import type { Bench } from './run.ts';

const SMALL = 2_000;
const BIG = Number(process.env.BENCH_CLIENTES ?? 20_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
/** Records of each kind for each client. */
const EACH = 6;

const calls: Readonly<Record<string, string>> = {
  facturas: 'facturas?orden=-fechaEmision',
  'facturas vencidas': 'facturas?vencida=true&orden=proximoVencimiento',
  'facturas de una edad': 'facturas?antiguedad=d1_30&orden=proximoVencimiento',
  'facturas, palabra': 'facturas?q=001-001',
  recibos: 'recibos?orden=-fecha',
  pagos: 'pagos?orden=-creadoEl',
  movimientos: 'movimientos?orden=-secuencia',
  enlaces: 'enlaces?orden=-creadoEl',
  inscripciones: 'inscripciones?orden=-fecha',
  cursos: 'cursos',
  balance: 'balance',
};

type Get = (path: string, who: SignedIn) => Promise<Response>;

interface Scene {
  get: Get;
  people: SignedIn[];
  filled: string;
  close(): Promise<void>;
}

/** `total` clients with `EACH` of everything, ten of them signed in. */
async function prepare(database: Database, total: number): Promise<Scene> {
  await migrate(database);
  const services = await createServices({ database, config: readConfig({ LOG_LEVEL: 'silent' }) });
  const app = buildApp(services);
  const people: SignedIn[] = [];
  for (let n = 0; n < 10; n += 1) people.push(await addCliente(services, n));
  const begun = performance.now();
  const existing = people.map(({ clienteId }) => clienteId);
  const clientes = await addManyClientes(database, { clientes: total - people.length, each: EACH, existing });
  return {
    get: async (path, { as }) => app.request(`/api/cliente/${path}`, { headers: as }),
    people,
    filled: `${clientes} (${((performance.now() - begun) / 1000).toFixed(1)} s)`,
    async close() {
      services.pasarela.close();
      await database.close();
    },
  };
}

/** Sorted milliseconds of each scene. */
async function measure(scenes: readonly Scene[], path: string, rounds: number): Promise<number[][]> {
  const urls = await Promise.all(scenes.map((scene) => pagesOf(scene, path)));
  const times = scenes.map((): number[] => []);
  for (let i = 0; i < rounds + 10; i += 1) {
    for (const [k, { get, people }] of scenes.entries()) {
      // Cursors belong to the first of them.
      const who = people[i % 2 === 0 ? 0 : i % people.length];
      const url = urls[k]?.[i % 2 === 0 ? 1 : 0] ?? '';
      if (!who) throw new Error('nobody');
      const begun = performance.now();
      const response = await get(url, who);
      await response.text();
      // The first ones warm up.
      if (i >= 10) times[k]?.push(performance.now() - begun);
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    }
  }
  return times.map((some) => some.toSorted((a, b) => a - b));
}

/** The first page, and one that starts from a cursor. */
async function pagesOf({ get, people: [first] }: Scene, path: string): Promise<[string, string]> {
  if (!first) throw new Error('nobody');
  if (path === 'balance') return [path, path];
  const page = `${path}${path.includes('?') ? '&' : '?'}limite=3`;
  const { siguiente } = (await (await get(page, first)).json()) as { siguiente: string | null };
  return [page, siguiente === null ? page : `${page}&cursor=${siguiente}`];
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function describe(sorted: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((share) => at(sorted, share).toFixed(1).padStart(6)).join(' ');
}

async function onDatabase(name: string, open: () => Promise<Database>): Promise<string[]> {
  const few = await prepare(await open(), SMALL);
  const database = await open();
  const many = await prepare(database, BIG);
  const lines: [string, number[], number[]][] = [];
  for (const [call, path] of Object.entries(calls)) {
    const [small = [], big = []] = await measure([few, many], path, ROUNDS);
    lines.push([call, small, big]);
  }
  const large: number[][] = [];
  const [one] = many.people.splice(1);
  if (one) {
    await addManyClientes(database, { clientes: 0, each: 2_000, existing: [one.clienteId] });
    const scene = { ...many, people: [one] };
    for (const path of Object.values(calls)) large.push(...(await measure([scene], path, ROUNDS / 4)));
  }
  await few.close();
  await many.close();
  const head = ['p50', 'p95', 'p99'].map((word) => word.padStart(6)).join(' ');
  return [
    `${name}: ${few.filled} and ${many.filled} clients`,
    `${''.padEnd(18)} ${head}   ${head}  growth   ${head}   (ms; at the right one client with 2000 of each)`,
    ...lines.map(([call, small, big], i) => {
      const growth = `×${(at(big, 0.5) / at(small, 0.5)).toFixed(2)}`.padStart(7);
      return `${call.padEnd(18)} ${describe(small)}   ${describe(big)}  ${growth}   ${describe(large[i] ?? [])}`;
    }),
  ];
}

export const bench: Bench = {
  title: `Lists of a client among ${SMALL} and among ${BIG}`,
  async run() {
    const pglite = await onDatabase('PGlite', () => openDatabase());
    const cluster = await startPostgres();
    let made = 0;
    const postgres = await onDatabase('PostgreSQL', async () => {
      made += 1;
      return openDatabase({ url: await cluster.createDatabase(`listas${made}`) });
    });
    await cluster.stop();
    return [...pglite, '', ...postgres];
  },
};
