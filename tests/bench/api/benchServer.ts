/**
 * The API and the yardsticks in a process of their own, so that its processor time is theirs alone. With CLIENTES it
 * fills its database first. Started by startBenchServer.ts; ends when its parent disconnects.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { buildApp, createServices, tasks } from '../../../demo/api/app.ts';
import { postgresLimits, readConfig } from '../../../demo/api/config.ts';
import type { Db } from '../../../demo/api/db/db.ts';
import { migrate } from '../../../demo/api/db/migrate.ts';
import { openDatabase } from '../../../demo/api/db/openDatabase.ts';
import { startTasks } from '../../../demo/api/tareas/startTasks.ts';
import { listen } from '../../../demo/serve/listen.ts';
import { liftLimits } from '../../support/liftLimits.ts';
import { type Filled, fillBench } from './fillBench.ts';
import { yardsticks } from './yardsticks.ts';

const config = readConfig({
  LOG_LEVEL: 'silent',
  // The applicants come from many addresses.
  TRUST_PROXY: '1',
  ...(process.env.URL_BANCO && { DATABASE_URL: process.env.URL_BANCO }),
});
// Everything comes from one address, and its limits are not what is measured.
liftLimits(config);
const database = await openDatabase(
  config.databaseUrl === undefined ? {} : { url: config.databaseUrl, limits: postgresLimits(config) },
);
await migrate(database);
const services = await createServices({ database, config });
const filled = process.env.CLIENTES && (await fill(Number(process.env.CLIENTES)));
const api = buildApp(services);
// On separate connections: what the API does to its own must not affect the yardsticks.
const plain =
  config.databaseUrl === undefined ? undefined : new Pool({ connectionString: config.databaseUrl });
const bare = yardsticks(plain ? (drizzle({ client: plain }) as unknown as Db) : database.db);
const work = startTasks(
  services,
  tasks.filter(({ name }) => name !== 'correo'),
);
const listener = await listen(
  (request, env) =>
    new URL(request.url).pathname.startsWith('/api/') ? api.fetch(request, env) : bare.fetch(request),
  { host: '127.0.0.1', port: 0 },
);

/** Without the API's time limits, because its statements are long. */
async function fill(clientes: number): Promise<Filled> {
  if (config.databaseUrl === undefined) return fillBench(services, clientes);
  const unlimited = await openDatabase({ url: config.databaseUrl });
  try {
    return await fillBench({ ...services, database: unlimited }, clientes);
  } finally {
    await unlimited.close();
  }
}

process.on('message', (asked) => {
  if (asked === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ cpu: user + system, heapUsed, rss, handles: process.getActiveResourcesInfo().length });
});
process.once('disconnect', async () => {
  await listener.close();
  await work.close();
  services.pasarela.close();
  await plain?.end();
  await database.close();
});
process.send?.({ url: `http://127.0.0.1:${listener.port}`, filled });
