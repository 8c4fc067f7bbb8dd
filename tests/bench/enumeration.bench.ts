// Measures whether the time of an answer reveals who has an account or who studies here: medians for somebody known and somebody
// unknown, requested in turns and in random order, so that other load on the machine affects both. A ratio near 1 reveals nothing.
import { buildApp, createServices } from '../../demo/api/app.ts';
import { readConfig } from '../../demo/api/config.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { limites } from '../../demo/api/db/schema/service.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import { openProbes, type Probe, probeClaveCost } from '../api/support/probes.ts';
import type { Bench } from './run.ts';

/** Requests of each kind, for each probe. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);

export const bench: Bench = {
  title:
    'Who is known, by response time: known / unknown (1 reveals nothing; more than 10 % apart is worth a look)',
  async run() {
    const database = await openDatabase({});
    await migrate(database);
    await seedDemo(database, { today: new Date() });
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), claveCost: probeClaveCost };
    const services = await createServices({ database, config });
    const app = buildApp(services);
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const probes = await openProbes({ services, post }, ROUNDS);
    // The tasks run as in production: what an application causes goes on while the next ones are answered.
    const tasks = startTasks(services, [solicitudesTask]);
    const lines: string[] = [];
    for (const probe of probes) {
      // Asking for somebody leaves a count behind, which has nothing to do with being known.
      await database.db.delete(limites);
      lines.push(await compare(probe));
    }
    await tasks.close();
    services.pasarela.close();
    await database.close();
    return lines;
  },
};

async function compare({ name, known, unknown }: Probe): Promise<string> {
  const asks = { known, unknown };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 10; round += 1) await Promise.all([known(round), unknown(round)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = ['known', 'unknown'] as const;
    for (const kind of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const start = performance.now();
      await asks[kind](round);
      times[kind].push(performance.now() - start);
    }
  }
  const [first, second] = [medianOf(times.known), medianOf(times.unknown)];
  return `${name}: ${first.toFixed(2)} / ${second.toFixed(2)} ms = ×${(first / second).toFixed(2)}`;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
