/**
 * Runs the API as a separate process, for tests and benches that need several. startApiProcess.ts starts it; it reports
 * its address and closes when its parent disconnects.
 */
import { buildApp, createServices, tasks } from '../../demo/api/app.ts';
import { postgresLimits, readConfig } from '../../demo/api/config.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import { listen } from '../../demo/serve/listen.ts';
import { liftLimits } from '../support/liftLimits.ts';

const settings = JSON.parse(process.env.API_SETTINGS ?? '{}');
const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings });
const database = await openDatabase({ url: config.databaseUrl, limits: postgresLimits(config) });
// All requests come from one address, so the limits are lifted.
liftLimits(config);
const services = await createServices({ database, config });
const app = buildApp(services);
const work = startTasks(
  services,
  tasks.filter(({ name }) => process.env.WITHOUT_MAIL !== '1' || name !== 'correo'),
);
const listener = await listen((request, env) => app.fetch(request, env), { host: '127.0.0.1', port: 0 });

process.once('disconnect', async () => {
  await listener.close();
  await work.close();
  await database.close();
});
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.send?.(`http://127.0.0.1:${listener.port}`);
