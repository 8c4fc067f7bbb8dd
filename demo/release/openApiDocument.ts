import { buildApp, createServices } from '../api/app.ts';
import { readConfig } from '../api/config.ts';
import { migrate } from '../api/db/migrate.ts';
import { openDatabase } from '../api/db/openDatabase.ts';

/** The OpenAPI document as the reference API serves it, from a database in memory. */
export async function openApiDocument(): Promise<string> {
  const database = await openDatabase();
  try {
    await migrate(database);
    const services = await createServices({ database, config: readConfig({}) });
    const response = await buildApp(services).request('/api/openapi.json');
    services.pasarela.close();
    return `${JSON.stringify(await response.json(), null, 2)}\n`;
  } finally {
    await database.close();
  }
}
